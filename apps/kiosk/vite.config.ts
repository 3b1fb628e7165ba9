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
    // A data: URL would need its own entry in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
})
