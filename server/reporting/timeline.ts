import type { TimelinePart } from '#server/players/index.ts'
import { listPlayRows } from './timeline.queries.ts'

export function playTimeline(timeZone: string): TimelinePart[] {
  return [
    {
      name: 'play',
      kind: 'play',
      permission: 'rounds.read',
      isDay: true,
      read: (db, slice) => listPlayRows(db, slice, timeZone),
    },
  ]
}
