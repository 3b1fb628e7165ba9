import type { Plugin } from 'vite'

/**
 * Parts of React Router that this site never uses, with what stands for them: routes are all known from the start
 * (react-router.config.ts), and nothing is instrumented. A name that a newer version needs and that is missing here
 * stops the build.
 */
export const replacedParts: Readonly<Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    // Named by the server's side of the package, none of which stays in the browser's bundle.
    export const getPathsWithAncestors = undefined
    export const getManifestPath = undefined
    export const handleClientVersionMismatch = undefined`,
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = undefined
    export const instrumentationResultMetaContext = undefined`,
}

/** Keeps them out of what the browser loads (−2 kB). */
export function leaveRouterPartsOut(): Plugin {
  return {
    name: 'leave-router-parts-out',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const [path = ''] = id.split('?')
      if (!path.includes('/node_modules/react-router/')) return undefined
      const part = Object.keys(replacedParts).find((end) => path.endsWith(`/${end}`))
      return part === undefined ? undefined : { code: replacedParts[part] ?? '', map: null }
    },
  }
}
