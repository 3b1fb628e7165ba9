import type { TimelinePart } from './timeline-part.ts'
import { listPersonRows } from './timeline.queries.ts'

export function personTimeline(): TimelinePart[] {
  return [{ name: 'person', kind: 'person', permission: 'players.read', read: listPersonRows }]
}
