import type { Plugin } from 'vite'

/** Where Vite keeps what it puts around each `import()`, and under which name it is called. */
const HELPER = '\0vite/preload-helper.js'
const NAME = 'export const __vitePreload ='

/**
 * Vite fetches styles and modules of a part before the part itself. Here all styles are in the page, and modules are not
 * fetched ahead (vite.config.ts), so there is nothing left for it to do: `import()` stays alone.
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
