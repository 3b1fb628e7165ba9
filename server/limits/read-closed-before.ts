import type { Querier } from '#server/kernel/index.ts'
import { findClosedBefore } from '#server/players/index.ts'
import { findStandingChanges } from './limits.queries.ts'
import type { ClosedBefore } from './needs.ts'
import { standAt } from './standing-limits.ts'

/** The account that this person closed before, with its last limits (CZ-11); null: none. */
export async function readClosedBefore(db: Querier, playerId: number): Promise<ClosedBefore | null> {
  const before = await findClosedBefore(db, playerId)
  if (!before) return null
  const { closedAt, reopenedAt } = before
  const standing = standAt(await findStandingChanges(db, before.playerId), closedAt)
  const held = [...standing].flatMap(([kind, { value }]) => (typeof value === 'number' ? [[kind, value] as const] : []))
  return {
    closedAt: closedAt.toISOString(),
    reopenedAt: reopenedAt.toISOString(),
    limits: Object.fromEntries(held),
  }
}
