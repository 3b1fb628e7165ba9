import { Type, type Static } from 'typebox'
import { Language, text } from './fields.ts'

/**
 * Key of a text of the player site: of the brand (`brand.hero.title`), of a part of the site (`site.lobby.title`), or of a refusal
 * (`error.ERR_GAME_NOT_FOUND`).
 */
export const TextKey = Type.String({ pattern: '^(?:brand|site|error)\\.[A-Za-z0-9_.-]{1,100}$', maxLength: 120 })
/** A group of texts: the brand's own, the refusals, or those of one part of the site. */
export const TextPart = Type.String({ pattern: '^(?:brand|error|site\\.[A-Za-z]{1,40})$', maxLength: 50 })

export const TEXT_MAX = 2000
/** Texts of one language by their keys, in ICU message syntax, for plural forms. */
export const Texts = Type.Record(TextKey, text(TEXT_MAX, 1), { additionalProperties: false, maxProperties: 4000 })
export type Texts = Static<typeof Texts>

export const TextsOfLanguage = Type.Object({ language: Language, texts: Texts })

/** Why a text is refused. */
export const TEXT_FAULTS = [
  /** The site has no such key. */
  'unknown',
  /** The text is empty, and there is no default. */
  'missing',
  'too-long',
  /** Markup other than that of the first language's text. */
  'markup',
  /** A brace or a plural is not closed. */
  'not-well-formed',
  /** A placeholder is missing, or is unknown to the site. */
  'names',
  /** A plural form is missing, or the language has no such form. */
  'plural-form',
  /** Wording required by law. */
  'of-law',
  /** The brand does not offer this language yet. */
  'not-offered',
] as const
export const TextFault = Type.Object({
  key: Type.String(),
  fault: Type.Enum([...TEXT_FAULTS]),
  /** The placeholder, the plural form or the maximum length. */
  about: Type.String(),
})
export type TextFault = Static<typeof TextFault>
