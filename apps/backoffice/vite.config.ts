import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBuild } from '../front-door/compress-build.ts'
import { leaveSchemasOut } from '../front-door/leave-schemas-out.ts'
import { chunkGroups } from './chunk-groups.ts'
import { compileTexts } from './compile-texts.ts'
import { guardFirstScript } from './guard-first-script.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  plugins: [leaveSchemasOut(), compileTexts(), react(), guardFirstScript(), compressBuild()],
  build: {
    outDir: here('../../build/backoffice'),
    emptyOutDir: true,
    target: 'es2022',
    // One file of styles, as they follow each other: a screen that comes later brings none that would change those before it.
    cssCodeSplit: false,
    // A data: address would need its own word in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})
