import compile from 'icu-minify/compile'
import type { CompiledMessage } from '#text'

export type Compiled<Key extends string> = Readonly<Record<Key, CompiledMessage>>

const known = new WeakMap<object, Compiled<string>>()

/**
 * Compiles texts in ICU message syntax (`{count, plural, one {# coin} other {# coins}}`): pages receive the result, and
 * their scripts contain no parser.
 */
export function compileTexts<Key extends string>(texts: Readonly<Record<Key, string>>): Compiled<Key> {
  const found = known.get(texts)
  if (found) return found
  const made = Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, compile(text)]))
  known.set(texts, made)
  return made as Compiled<Key>
}
