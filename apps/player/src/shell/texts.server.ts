import compile from 'icu-minify/compile'
import type { Language } from '#config/shapes.ts'
import { messages, type Namespace } from '../messages/index.ts'
import type { Texts } from './texts.tsx'

const compiled = new Map<string, unknown>()

/**
 * Texts of some namespaces in one language, compiled so that the browser needs no parser. Compiled once per process:
 * a page carries only its own language and only the features that it shows.
 */
export function textsOf(locale: Language, namespaces: readonly Namespace[]): Texts {
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const key = `${locale}/${namespace}`
      if (!compiled.has(key)) compiled.set(key, compileTree(messages[locale][namespace]))
      return [namespace, compiled.get(key)]
    }),
  )
}

function compileTree(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree)
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, compileTree(value)]))
}
