import type { PersonalPart } from '#server/players/index.ts'
import { findToldOf } from './terms/telling.queries.ts'

/** Letters about terms are kept as proof, under the number of the account. */
export function contentParts(): PersonalPart[] {
  return [
    {
      name: 'messages',
      fate: 'unnamed',
      read: async (db, playerId) => ({ toldOfTerms: await findToldOf(db, playerId) }),
    },
  ]
}
