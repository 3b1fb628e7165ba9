import { Type, type Static } from 'typebox'
import { Language, text } from './fields.ts'

/**
 * Which text of the player site: of the brand (`brand.hero.title`), of a part of the site (`site.lobby.title`), or of a refusal
 * (`error.ERR_GAME_NOT_FOUND`).
 */
export const TextKey = Type.String({ pattern: '^(?:brand|site|error)\\.[A-Za-z0-9_.-]{1,100}$', maxLength: 120 })
/** A part of the texts: the brand's own, the refusals, or what one part of the site says. */
export const TextPart = Type.String({ pattern: '^(?:brand|error|site\\.[A-Za-z]{1,40})$', maxLength: 50 })

export const TEXT_MAX = 2000
/** Texts of one language by their keys, as they are written: ICU message syntax, so that a plural has a form for each number. */
export const Texts = Type.Record(TextKey, text(TEXT_MAX, 1), { additionalProperties: false, maxProperties: 4000 })
export type Texts = Static<typeof Texts>

export const TextsOfLanguage = Type.Object({ language: Language, texts: Texts })

/** Why a text is refused. */
export const TEXT_FAULTS = [
  /** The site has no such text. */
  'unknown',
  /** Nothing is written, and nothing stands in its place. */
  'missing',
  'too-long',
  /** Something that is no plain text: only the marks that stand in the first text may. */
  'markup',
  /** A brace or a plural that is not closed. */
  'not-well-formed',
  /** A value is left out, or one is named that the site does not have here. */
  'names',
  /** A form for some numbers is left out, or the language has no such form. */
  'plural-form',
  /** The law says these words. */
  'of-law',
  /** The brand does not speak this language yet. */
  'not-offered',
] as const
export const TextFault = Type.Object({
  key: Type.String(),
  fault: Type.Enum([...TEXT_FAULTS]),
  /** The name, the form of the plural or the greatest length that it is about. */
  about: Type.String(),
})
export type TextFault = Static<typeof TextFault>
