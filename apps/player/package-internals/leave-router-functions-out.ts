import type { Plugin } from 'vite'

type Change = readonly [from: string, to: string]

/** The function answers at once, and what it was made of has nobody left who calls it. */
const answers = (name: string, answer: string): Change => [
  `function ${name}(`,
  `function ${name}() { return ${answer} }\nfunction ${name}LeftOut(`,
]

/** A component that nobody renders may leave the bundle: making it and naming it are no effects. */
const mayLeave = (name: string): readonly Change[] => [
  [`const ${name} = React$1.forwardRef(`, `const ${name} = /*#__PURE__*/ React$1.forwardRef(`],
  [`${name}.displayName = "${name}";`, ''],
]

/**
 * Functions of React Router that this site never uses: links are not fetched before they are followed, forms are our
 * own (shell/page-form.tsx), and no page is a server component.
 */
export const changedFunctions: Readonly<Record<string, readonly Change[]>> = {
  'lib/dom/ssr/components.js': [
    answers('usePrefetchBehavior', '[false, undefined, {}]'),
    answers('PrefetchPageLinks', 'null'),
  ],
  'lib/dom/lib.js': [...mayLeave('NavLink'), ...mayLeave('Form')],
  'lib/hooks.js': [
    [
      'function RSCErrorHandler(',
      'function RSCErrorHandler({ children }) { return children }\nfunction RSCErrorHandlerLeftOut(',
    ],
  ],
}

/** Keeps them out of what the browser loads (−2 kB). What a newer version of the package words otherwise stops the build. */
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
