/** Words forbidden in a nickname, in one language. */
export type ForbiddenWords = {
  /** Stems that are obscene or hateful anywhere in a word. */
  readonly stems: readonly string[]
  /** Short words that are also parts of innocent ones: forbidden only as whole words. */
  readonly words: readonly string[]
  /** Words of the house and of authorities: they would lend false authority. */
  readonly reserved: readonly string[]
}
