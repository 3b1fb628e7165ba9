import type { PersonalPart } from '../players/index.ts'
import { findOwnGifts, findOwnLists } from './personal-data.queries.ts'

/** What campaigns gave a player, and in which of their lists the player stands. It stays under the number of the account, as the money does. */
export function campaignParts(): PersonalPart[] {
  return [
    {
      name: 'play',
      fate: 'unnamed',
      read: async (db, playerId) => ({
        gifts: await findOwnGifts(db, playerId),
        lists: await findOwnLists(db, playerId),
      }),
    },
  ]
}
