import type { Querier } from '#server/kernel/index.ts'
import { findAllOf } from './exclusion.queries.ts'

const LOOKED_AT = 50

/** Whether a player was kept from playing at any time since an instant: by a stop, an exclusion, a register. */
export async function wasExcludedSince(db: Querier, playerId: number, since: Date): Promise<boolean> {
  const rows = await findAllOf(db, playerId, LOOKED_AT)
  return rows.some(({ endedAt, until }) => (endedAt ?? until ?? since) >= since)
}
