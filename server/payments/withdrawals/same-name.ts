import { spellLatin } from '#server/formats/index.ts'
import type { Payee } from './needs.ts'

/** Banks write names without accents, in any order, in capitals. */
export function isSameName(holder: string, { firstName, surname }: Payee): boolean {
  const words = (text: string) =>
    spellLatin(text)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
  const has = new Set(words(holder))
  return words(`${firstName} ${surname}`).every((word) => has.has(word))
}
