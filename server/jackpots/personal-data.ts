import type { PersonalPart } from '../players/index.ts'
import { findWonJackpots } from './hits.queries.ts'

/** Jackpots that a player has won. They stay under the number of the account, as the rounds do. */
export function jackpotParts(): PersonalPart[] {
  return [
    {
      name: 'play',
      fate: 'unnamed',
      read: async (db, playerId) => ({ jackpots: await findWonJackpots(db, playerId) }),
    },
  ]
}
