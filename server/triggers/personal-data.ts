import type { PersonalPart } from '../players/index.ts'
import { findOwnFirings } from './personal-data.queries.ts'

/** Firings for a player. They remain under the number of the account, like what they gave. */
export function triggerParts(): PersonalPart[] {
  return [
    { name: 'play', fate: 'unnamed', read: async (db, playerId) => ({ triggers: await findOwnFirings(db, playerId) }) },
  ]
}
