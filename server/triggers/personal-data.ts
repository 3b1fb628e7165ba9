import type { PersonalPart } from '../players/index.ts'
import { findOwnFirings } from './personal-data.queries.ts'

/** What triggers did for a player. It stays under the number of the account, as what they gave does. */
export function triggerParts(): PersonalPart[] {
  return [
    { name: 'play', fate: 'unnamed', read: async (db, playerId) => ({ triggers: await findOwnFirings(db, playerId) }) },
  ]
}
