import { join } from 'node:path'
import { defineConfig } from 'vite'
import { compressBuild } from '../front-door/compress-build.ts'

const root = join(import.meta.dirname, '..', '..')

export default defineConfig({
  root,
  publicDir: false,
  plugins: [compressBuild()],
  resolve: {
    // The contract's schemas are for the server; the browser needs only methods and paths (−40 kB).
    alias: [{ find: /^typebox(?:\/compile)?$/, replacement: join(import.meta.dirname, 'src', 'schemas-left-out.ts') }],
  },
  build: {
    outDir: join(root, 'build', 'games'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    // A data: URL would need its own entry in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Each page lists its own modules; Vite's modulepreload script is not needed.
    modulePreload: false,
    cssCodeSplit: true,
    rollupOptions: {
      // Calls of the contract that no page uses are removed, with their schemas.
      treeshake: { manualPureFunctions: ['defineCall', 'Type'] },
      input: {
        session: join(import.meta.dirname, 'src', 'play', 'early-session.ts'),
        game: join(import.meta.dirname, 'src', 'game', 'main.ts'),
        bet: join(import.meta.dirname, 'src', 'bet', 'main.ts'),
        crash: join(import.meta.dirname, 'src', 'crash', 'main.ts'),
        verify: join(import.meta.dirname, 'src', 'verify', 'main.ts'),
      },
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          // The modules that all pages of play share, in two files instead of ten: each file costs a round trip on a
          // slow line. The verifier's page imports the first one too; the second one opens a session as soon as it is
          // imported.
          groups: [
            {
              name: 'page',
              test: /[/\\](?:client|contract|money|text)[/\\]|[/\\]icu-minify[/\\]|[/\\]play[/\\](?:begin-session|retry|play-calls|page|symbol-picture)\.ts/,
            },
            { name: 'frame', test: /games-host[/\\]src[/\\]play[/\\](?!early-session)/ },
          ],
        },
      },
    },
  },
})
