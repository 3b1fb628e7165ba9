import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileTexts } from './compile-texts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  plugins: [compileTexts(), react()],
  build: {
    outDir: here('../../build/backoffice'),
    emptyOutDir: true,
    target: 'es2022',
    // A data: address would need its own word in the content security policy.
    assetsInlineLimit: 0,
  },
})
