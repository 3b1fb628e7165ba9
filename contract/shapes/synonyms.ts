import { Type, type Static } from 'typebox'
import { text } from './fields.ts'

export const SYNONYMS_MAX = 100
/** Maximum letters of all terms and keys together, because they are sent with every lobby. */
export const SYNONYM_LETTERS_MAX = 6000

/** Search terms for a game or a kind of games, and the keys of games and tags that they match. */
export const Synonym = Type.Object({
  words: Type.Array(text(40, 2), { minItems: 1, maxItems: 8 }),
  finds: Type.Array(Type.String({ pattern: '^[A-Za-z0-9-]{2,40}$' }), { minItems: 1, maxItems: 10 }),
})
export type Synonym = Static<typeof Synonym>
