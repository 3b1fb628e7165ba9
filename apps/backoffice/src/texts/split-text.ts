import type { CompiledMessage } from 'icu-minify/format'
import { fillCompiled } from '#text'

/** Words of a text, or a place in it by the name of what belongs there. */
export type TextPart = { readonly words: string } | { readonly place: string }

/** No text has it: it stands around a name while the text is written. */
const MARK = '\u0001'

/** A text with its places kept, for what stands there as more than words: a link, a name in bold. */
export function splitText(message: CompiledMessage, language: string): readonly TextPart[] {
  const marked = new Proxy({}, { get: (_, name) => `${MARK}${String(name)}${MARK}` })
  return fillCompiled(message, marked, language)
    .split(MARK)
    .map((part, at) => (at % 2 === 0 ? { words: part } : { place: part }))
    .filter((part) => !('words' in part) || part.words !== '')
}
