import type { PersonalPart } from '../players/index.ts'
import { findOwnEntries } from './entries.queries.ts'
import { findOwnRestrictions } from './restrictions/restrictions.queries.ts'

/**
 * Rounds of tournaments that a player has entered, and what kept them out. They stay under the number of the account, as the
 * rounds of games do; the nickname on a board is the player's own and goes with it (`server/players`).
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
