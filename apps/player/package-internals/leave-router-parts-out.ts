import type { Plugin } from 'vite'

/**
 * Parts of React Router that this site never uses, with their replacements: routes are all known from the start
 * (react-router.config.ts), and nothing is instrumented. If a newer version needs a name that is missing here, the
 * build fails.
 */
export const replacedParts: Readonly<Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    // Imported by the package's server code, which is not in the browser's bundle.
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

/** Keeps them out of the browser's bundle (−2 kB). */
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
