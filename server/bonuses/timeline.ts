import type { TimelinePart } from '#server/players/index.ts'
import { listBonusRows } from './timeline.queries.ts'

export function bonusTimeline(): TimelinePart[] {
  return [{ name: 'bonuses', kind: 'bonuses', permission: 'bonuses.read', read: listBonusRows }]
}
