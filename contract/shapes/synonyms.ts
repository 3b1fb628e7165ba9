import { Type, type Static } from 'typebox'
import { text } from './fields.ts'

export const SYNONYMS_MAX = 100
/** Letters of all words and of all that they find: they come with every lobby. */
export const SYNONYM_LETTERS_MAX = 6000

/** What people call a game or a kind of games when they search: other words, and the keys of games and tags that they find. */
export const Synonym = Type.Object({
  words: Type.Array(text(40, 2), { minItems: 1, maxItems: 8 }),
  finds: Type.Array(Type.String({ pattern: '^[A-Za-z0-9-]{2,40}$' }), { minItems: 1, maxItems: 10 }),
})
export type Synonym = Static<typeof Synonym>
