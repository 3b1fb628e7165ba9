import { join } from 'node:path'
import { defineConfig } from 'vite'

const root = join(import.meta.dirname, '..', '..')

/** The offline verifier: all engines, narrations and texts in one script, which the host puts into one file. */
export default defineConfig({
  root,
  publicDir: false,
  resolve: {
    alias: [{ find: /^typebox(?:\/compile)?$/, replacement: join(import.meta.dirname, 'src', 'schemas-left-out.ts') }],
  },
  build: {
    outDir: join(root, 'build', 'games', 'verifier'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: false,
    rollupOptions: {
      input: join(import.meta.dirname, 'src', 'verify', 'offline.ts'),
      output: {
        codeSplitting: false,
        entryFileNames: 'verifier.js',
        assetFileNames: 'verifier[extname]',
      },
    },
  },
})
