import type { TimelinePart } from '#server/players/index.ts'
import { listCardRows } from './timeline.queries.ts'

export function cardTimeline(): TimelinePart[] {
  return [{ name: 'cards', kind: 'person', permission: 'players.read', read: listCardRows }]
}
