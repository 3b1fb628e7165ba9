import type { PersonalPart } from '#server/players/index.ts'
import { findGivenRounds, findOfferedRounds } from './personal-data.queries.ts'

/** Rounds that a player was given. They stay under the number of the account, as the rounds themselves do. */
export function freeRoundParts(): PersonalPart[] {
  return [
    {
      name: 'play',
      fate: 'unnamed',
      read: async (db, playerId) => ({
        freeRounds: await findGivenRounds(db, playerId),
        freeRoundOffers: await findOfferedRounds(db, playerId),
      }),
    },
  ]
}
