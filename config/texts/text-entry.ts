import type { Language } from '../shapes.ts'

/** A text of the player site: what the product says in each language, and what is asked of other words for it. */
export type TextEntry = {
  readonly key: string
  /** `brand`, `error`, or a part of the site such as `site.lobby`. */
  readonly part: string
  /** None where only the brand can say it. */
  readonly words: Readonly<Partial<Record<Language, string>>>
  /** The places of the site where it appears. */
  readonly places: readonly string[]
  readonly maxLength: number
  /** The law says these words, or what they say of the law: nobody changes them for one brand. */
  readonly isOfLaw: boolean
}

export type TextBook = ReadonlyMap<string, TextEntry>
