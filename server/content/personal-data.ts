import type { PersonalPart } from '#server/players/index.ts'
import { findNoticesTo } from './terms/notices.queries.ts'

/** Letters about terms are kept as proof, under the number of the account. */
export function contentParts(): PersonalPart[] {
  return [
    {
      name: 'messages',
      fate: 'unnamed',
      read: async (db, playerId) => ({ toldOfTerms: await findNoticesTo(db, playerId) }),
    },
  ]
}
