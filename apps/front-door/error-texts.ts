import { readErrorTexts, type ErrorTexts } from '#config/read-texts.ts'
import type { Language } from '#config/shapes.ts'
import type { TextsByLanguage } from './open-texts.ts'

/** Texts of one group, by what is behind its name. */
export function startingWith(group: string, words: Readonly<Record<string, string>>): Record<string, string> {
  const ofGroup = Object.entries(words).filter(([key]) => key.startsWith(group))
  return Object.fromEntries(ofGroup.map(([key, text]) => [key.slice(group.length), text]))
}

/** What is said of each refusal: the product's text, unless the brand says it otherwise. The same on the site, in games and at a kiosk. */
export const errorTextsIn = (language: Language, texts: TextsByLanguage): ErrorTexts => ({
  ...readErrorTexts(language),
  ...startingWith('error.', texts[language] ?? {}),
})
