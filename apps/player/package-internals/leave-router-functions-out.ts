import type { Plugin } from 'vite'

type Change = readonly [from: string, to: string]

/** The function returns at once, so that the bundler drops what its body called. */
const answers = (name: string, answer: string): Change => [
  `function ${name}(`,
  `function ${name}() { return ${answer} }\nfunction ${name}LeftOut(`,
]

/** The same for an async function, which is never called. */
const neverCalled = (name: string): Change => [
  `async function ${name}(`,
  `async function ${name}() {}\nasync function ${name}LeftOut(`,
]

/** Marks a component that is never rendered as free of side effects, so that the bundler may drop it. */
const mayLeave = (name: string): readonly Change[] => [
  [`const ${name} = React$1.forwardRef(`, `const ${name} = /*#__PURE__*/ React$1.forwardRef(`],
  [`${name}.displayName = "${name}";`, ''],
]

/**
 * Functions of React Router that this site never uses: links are not prefetched, forms are our own
 * (shell/fields/page-form.tsx) and call the API, so that there are no route actions and no fetchers, every page is
 * rendered by the server, and none is a server component. All routes are known from the start, and no navigation is
 * blocked.
 */
export const changedFunctions: Readonly<Record<string, readonly Change[]>> = {
  'lib/dom/ssr/components.js': [
    answers('usePrefetchBehavior', '[false, undefined, {}]'),
    answers('PrefetchPageLinks', 'null'),
  ],
  'lib/dom/ssr/single-fetch.js': [
    neverCalled('singleFetchActionStrategy'),
    neverCalled('singleFetchLoaderFetcherStrategy'),
    neverCalled('nonSsrStrategy'),
  ],
  'lib/router/router.js': [
    neverCalled('handleAction'),
    neverCalled('fetch'),
    neverCalled('handleFetcherAction'),
    neverCalled('handleFetcherLoader'),
    neverCalled('discoverRoutes'),
    // Every navigation of this site is to an address: none sends a form.
    answers('normalizeNavigateOptions', '{ path: arguments[1] }'),
    answers('patchRoutes', 'undefined'),
    answers('checkFogOfWar', '{ active: false, matches: null }'),
    answers('shouldBlockNavigation', 'undefined'),
    answers('updateBlocker', 'undefined'),
    answers('markFetchRedirectsDone', 'undefined'),
    answers('abortStaleFetchLoads', 'false'),
    answers('resetFetcher', 'undefined'),
    answers('queueFetcherForDeletion', 'undefined'),
  ],
  'lib/dom/lib.js': [...mayLeave('NavLink'), ...mayLeave('Form')],
  'lib/hooks.js': [
    [
      'function RSCErrorHandler(',
      'function RSCErrorHandler({ children }) { return children }\nfunction RSCErrorHandlerLeftOut(',
    ],
  ],
}

/**
 * Keeps them out of the browser's bundle (−5 kB). If the code of a newer version of the package differs, the build
 * fails.
 */
export function leaveRouterFunctionsOut(): Plugin {
  return {
    name: 'leave-router-functions-out',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const [path = ''] = id.split('?')
      if (!path.includes('/node_modules/react-router/')) return undefined
      const file = Object.keys(changedFunctions).find((end) => path.endsWith(`/production/${end}`))
      if (file === undefined) return undefined
      let changed = code
      for (const [from, to] of changedFunctions[file] ?? []) {
        if (!changed.includes(from)) this.error(`${file} of react-router has no "${from}" any more.`)
        changed = changed.replace(from, () => to)
      }
      return { code: changed, map: null }
    },
  }
}
