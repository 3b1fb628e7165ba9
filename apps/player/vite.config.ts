import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { leaveRouterFunctionsOut } from './package-internals/leave-router-functions-out.ts'
import { leaveRouterPartsOut } from './package-internals/leave-router-parts-out.ts'
import { usesPackageInternals } from './package-internals/switch.ts'
import { leaveSchemasOut } from './server/leave-schemas-out.ts'

const routerPlugins = usesPackageInternals(process.env) ? [leaveRouterPartsOut(), leaveRouterFunctionsOut()] : []

export default defineConfig({
  plugins: [leaveSchemasOut(), ...routerPlugins, reactRouter()],
  resolve: {
    // Messages are compiled on the server, so the browser needs no ICU parser (−7 kB).
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  ssr: { noExternal: ['use-intl'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
  // A data: address would need its own word in the content security policy.
  build: { assetsInlineLimit: 0, target: 'es2022', emptyOutDir: true },
})
