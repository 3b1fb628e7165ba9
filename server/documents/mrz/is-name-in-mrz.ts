import { SPELLED } from '#server/formats/index.ts'
import { foldName } from '#server/players/index.ts'

/** Letters with a diacritic that some states transliterate to two letters and others to the plain letter. */
const SOMETIMES = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' }

/**
 * Whether an MRZ has this name, in any of the transliterations to A to Z that states use.
 * @param printed words with blanks between them
 * @param isCut the end may be missing, because it did not fit
 */
export function isNameInMrz(printed: string, entered: string, isCut: boolean): boolean {
  const read = foldName(printed)
  return [SPELLED, { ...SPELLED, ...SOMETIMES }].some((letters) => {
    const name = spell(entered, letters)
    return isCut ? name.startsWith(read) : name === read
  })
}

/** A hyphen becomes a blank in an MRZ, an apostrophe is left out. */
function spell(name: string, letters: Readonly<Record<string, string>>): string {
  const inLatin = [...name.normalize('NFC').toLowerCase()].map((letter) => letters[letter] ?? letter).join('')
  return foldName(inLatin.replaceAll(/['’]/g, '').replaceAll(/[-‐–]/g, ' '))
}
