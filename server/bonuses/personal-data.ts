import type { PersonalPart } from '../players/index.ts'
import { findOfferedBonuses } from './personal-data.queries.ts'

/** Bonuses that a player was offered. They stay under the number of the account, as the rounds themselves do. */
export function bonusParts(): PersonalPart[] {
  return [
    {
      name: 'play',
      fate: 'unnamed',
      read: async (db, playerId) => ({ bonuses: await findOfferedBonuses(db, playerId) }),
    },
  ]
}
