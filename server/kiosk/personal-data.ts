import type { PersonalPart } from '#server/players/index.ts'
import { findLookUps } from './personal-data.queries.ts'

/** What venues asked about a player. The log has the number of the account only, and stays. */
export function kioskParts(): PersonalPart[] {
  return [
    {
      name: 'play',
      fate: 'unnamed',
      read: async (db, playerId) => ({ venueLookUps: await findLookUps(db, playerId) }),
    },
  ]
}
