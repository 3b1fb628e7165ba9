import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { compileAhead } from './compile-ahead.ts'
import { leavePreloadHelperOut } from './package-internals/leave-preload-helper-out.ts'
import { leaveRouterFunctionsOut } from './package-internals/leave-router-functions-out.ts'
import { leaveRouterPartsOut } from './package-internals/leave-router-parts-out.ts'
import { usesPackageInternals } from './package-internals/switch.ts'
import { leaveSchemasOut } from '../front-door/leave-schemas-out.ts'

const internals = usesPackageInternals(process.env)
  ? [leaveRouterPartsOut(), leaveRouterFunctionsOut(), leavePreloadHelperOut()]
  : []
// Every page's list of files names them all: without the name of its module each is shorter. No `-` at the beginning.
const FILE = 'assets/[hash:7].js'

export default defineConfig({
  plugins: [leaveSchemasOut(), ...internals, reactRouter()],
  resolve: {
    // Messages are compiled on the server, so the browser needs no ICU parser (−7 kB).
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  ssr: { noExternal: ['use-intl'] },
  // The names of classes of ui/ are in the scripts of a first visit, each twice.
  css: { modules: { generateScopedName: 'u[hash:base64:4]' } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The package does not say so itself: a sign-in would load what makes a passkey too (−0.6 kB).
          treeshake: { moduleSideEffects: [{ test: /\/@simplewebauthn\/browser\//, sideEffects: false }] },
          output: {
            codeSplitting: { groups: chunkGroups },
            postBanner: compileAhead,
            entryFileNames: FILE,
            chunkFileNames: FILE,
            hashCharacters: 'base36',
          },
        },
      },
    },
    // The page names fonts before the styles do: under one name, or each is fetched twice.
    ssr: { build: { rolldownOptions: { output: { hashCharacters: 'base36' } } } },
  },
  build: {
    // All styles are one file, which stands in the page (server/inline-styles.ts): no page fetches any, and none arrive late.
    cssCodeSplit: false,
    modulePreload: false,
    // A data: address would need its own word in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    emptyOutDir: true,
  },
})
