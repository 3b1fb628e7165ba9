import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBuild } from '../front-door/compress-build.ts'
import { leaveSchemasOut } from '../front-door/leave-schemas-out.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  plugins: [leaveSchemasOut(), react(), compressBuild()],
  build: {
    outDir: here('../../build/kiosk'),
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    // A data: address would need its own word in the content security policy.
    assetsInlineLimit: 0,
  },
})
