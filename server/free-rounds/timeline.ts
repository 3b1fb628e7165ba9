import type { TimelinePart } from '#server/players/index.ts'
import { listFreeRoundRows } from './timeline.queries.ts'

export function freeRoundTimeline(): TimelinePart[] {
  return [{ name: 'free-rounds', kind: 'bonuses', permission: 'bonuses.read', read: listFreeRoundRows }]
}
