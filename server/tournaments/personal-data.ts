import type { PersonalPart } from '../players/index.ts'
import { findOwnEntries } from './entries.queries.ts'
import { findOwnRestrictions } from './restrictions/restrictions.queries.ts'

/**
 * Rounds of tournaments that a player entered, and restrictions. They remain under the number of the account, like the
 * rounds of games; the nickname on a board is erased with the player's settings (`server/players`).
 */
export function tournamentParts(): PersonalPart[] {
  return [
    {
      name: 'play',
      fate: 'unnamed',
      read: async (db, playerId) => ({
        tournaments: await findOwnEntries(db, playerId),
        keptOutOfTournaments: await findOwnRestrictions(db, playerId),
      }),
    },
  ]
}
