/** What a nickname may not say, in one language. */
export type ForbiddenWords = {
  /** Beginnings and middles of words that are obscene or hateful wherever they stand. */
  readonly stems: readonly string[]
  /** Short ones that stand inside innocent words too: forbidden only alone. */
  readonly words: readonly string[]
  /** Of the house and of authorities: whoever bears them is believed. */
  readonly reserved: readonly string[]
}
