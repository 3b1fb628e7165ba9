import type { Plugin } from 'vite'

/** The virtual module of Vite's wrapper around each `import()`, and the name of the wrapper. */
const HELPER = '\0vite/preload-helper.js'
const NAME = 'export const __vitePreload ='

/**
 * Vite preloads the styles and modules of a lazy chunk before the chunk itself. Here all styles are inline and modules
 * are not preloaded (vite.config.ts), so the wrapper is removed and plain `import()` remains.
 */
export function leavePreloadHelperOut(): Plugin {
  let isFound = false
  return {
    name: 'leave-preload-helper-out',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id !== HELPER) return undefined
      if (!code.includes(NAME)) this.error(`Vite’s preload helper has no "${NAME}" any more.`)
      isFound = true
      return { code: `${NAME} (load) => load()`, map: null }
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`Vite has no ${JSON.stringify(HELPER)} any more.`)
    },
  }
}
