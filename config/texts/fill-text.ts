import compile from 'icu-minify/compile'
import { fillCompiled, type CompiledMessage, type TextValues } from '#text'

export type { TextValues } from '#text'

const compiled = new Map<string, CompiledMessage>()

/** Formats a text in ICU message syntax, as `fillCompiled` does; compiled when it is first used. */
export function fillText(text: string, values: TextValues, language: string): string {
  if (!text.includes('{')) return text
  const message = compiled.get(text) ?? compile(text)
  compiled.set(text, message)
  // A plural without its number: the template is better than a text with a wrong one.
  if (countedIn(text).some((name) => typeof values[name] !== 'number')) return text
  return fillCompiled(message, values, language)
}

const countedIn = (text: string): readonly string[] =>
  text.includes(', plural,') ? [...text.matchAll(/\{(\w+), plural,/g)].map(([, name = '']) => name) : []
