import type { Texts } from '#contract/shapes/loyalty.ts'
import type { LanguageCode } from '../needs.ts'

/** A text in a language, or in the brand's own if it is missing. */
export const nameIn = (texts: Texts, language: LanguageCode, fallback: LanguageCode): string =>
  texts[language] ?? texts[fallback] ?? Object.values(texts)[0] ?? ''
