import type { TimelinePart } from '#server/players/index.ts'
import { listExclusionRows } from './timeline.queries.ts'

export function exclusionTimeline(): TimelinePart[] {
  return [{ name: 'exclusion', kind: 'exclusion', permission: 'players.read', read: listExclusionRows }]
}
