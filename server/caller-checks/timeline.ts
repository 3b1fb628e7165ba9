import type { TimelinePart } from '#server/players/index.ts'
import { listCallerRows } from './timeline.queries.ts'

export function callerTimeline(): TimelinePart[] {
  return [{ name: 'callers', kind: 'person', permission: 'players.read', read: listCallerRows }]
}
