import type { TimelinePart } from '#server/players/index.ts'
import { listSessionRows } from './timeline.queries.ts'

export function sessionTimeline(): TimelinePart[] {
  return [{ name: 'sessions', kind: 'sessions', permission: 'players.read', read: listSessionRows }]
}
