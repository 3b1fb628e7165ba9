import { findPlayerById, type TimelinePart } from '#server/players/index.ts'
import { listMessageRows } from './timeline.queries.ts'

/** Messages to the player's current contacts. */
export function messageTimeline(target: string): TimelinePart[] {
  return [
    {
      name: 'letters',
      kind: 'letters',
      permission: 'players.read',
      read: async (db, slice) => {
        const player = await findPlayerById(db, target, slice.playerId)
        return player ? listMessageRows(db, slice, player) : []
      },
    },
  ]
}
