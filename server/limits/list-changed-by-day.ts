import { directionOf } from '#contract/states/limit-changes.ts'
import type { Querier } from '#server/kernel/index.ts'
import { listChangedByDay as listRows } from './changed.queries.ts'

/** How many limits a player changed on a day, by which way. */
export type ChangedOfDay = {
  readonly day: string
  readonly playerId: number
  readonly direction: 'tighter' | 'looser'
  readonly count: number
}

export async function listChangedByDay(
  db: Querier,
  of: { readonly from: Date; readonly before: Date; readonly zone: string },
): Promise<ChangedOfDay[]> {
  const rows = await listRows(db, of)
  return rows.flatMap(({ day, playerId, kind, fromValue, toValue, count }): ChangedOfDay[] => {
    const direction = directionOf(kind, fromValue, toValue)
    return direction === 'same' ? [] : [{ day, playerId, direction, count }]
  })
}
