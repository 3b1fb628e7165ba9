import { directionOf } from '#contract/states/limit-changes.ts'
import type { Querier } from '#server/kernel/index.ts'
import { countNotYetInForce, listChanged } from './changed.queries.ts'

/** How many limits players have changed since an instant, by direction, and how many changes are not in force yet. */
export async function countChanged(
  db: Querier,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<{ readonly tightened: number; readonly loosened: number; readonly waiting: number }> {
  const changes = await listChanged(db, since)
  const sum = (direction: 'tighter' | 'looser') =>
    changes.reduce(
      (total, { kind, fromValue, toValue, count }) =>
        total + (directionOf(kind, fromValue, toValue) === direction ? count : 0),
      0,
    )
  return { tightened: sum('tighter'), loosened: sum('looser'), waiting: await countNotYetInForce(db, now) }
}
