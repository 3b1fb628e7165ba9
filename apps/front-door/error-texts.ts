import { readErrorTexts, type ErrorTexts } from '#config/read-texts.ts'
import type { Tone } from '#config/brand-schema.ts'
import type { Language } from '#config/shapes.ts'
import { addressOf } from '#config/texts/form-of-address.ts'
import type { TextsByLanguage } from './open-texts.ts'

/** Texts of one group, by the rest of their keys. */
export function startingWith(group: string, words: Readonly<Record<string, string>>): Record<string, string> {
  const ofGroup = Object.entries(words).filter(([key]) => key.startsWith(group))
  return Object.fromEntries(ofGroup.map(([key, text]) => [key.slice(group.length), text]))
}

/**
 * The text of each error: the product's, unless the brand has its own. The same on the site, in games and at a kiosk.
 */
export const errorTextsIn = (
  { tone }: { readonly tone: Tone },
  language: Language,
  texts: TextsByLanguage,
): ErrorTexts => ({
  ...readErrorTexts(language, addressOf(tone)),
  ...startingWith('error.', texts[language] ?? {}),
})
