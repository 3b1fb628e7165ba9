import compile from 'icu-minify/compile'
import { fillCompiled, type CompiledMessage, type TextValues } from '#text'

export type { TextValues } from '#text'

const compiled = new Map<string, CompiledMessage>()

/** Writes a text in ICU message syntax, as `fillCompiled` does; compiled when it is first written. */
export function fillText(text: string, values: TextValues, language: string): string {
  if (!text.includes('{')) return text
  const message = compiled.get(text) ?? compile(text)
  compiled.set(text, message)
  // A plural without its number: the text as it was written is better than one about nothing.
  if (countedIn(text).some((name) => typeof values[name] !== 'number')) return text
  return fillCompiled(message, values, language)
}

const countedIn = (text: string): readonly string[] =>
  text.includes(', plural,') ? [...text.matchAll(/\{(\w+), plural,/g)].map(([, name = '']) => name) : []
