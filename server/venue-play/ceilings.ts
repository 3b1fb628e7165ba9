import type { Instant, Transaction } from '#server/kernel/index.ts'
import { readCeilings } from '#server/limits/index.ts'
import type { VenuePlayNeeds } from './needs.ts'
import type { SittingRow } from './sittings.queries.ts'

/** So long a terminal may go by figures that were read: exclusion is looked at with each stake. */
const GOOD_MS = 60_000

/** What limits leave for play at a terminal now, and until when that holds. */
export async function ceilingsNow(
  { limits }: Pick<VenuePlayNeeds, 'limits'>,
  tx: Transaction,
  { playerId, now }: { readonly playerId: number; readonly now: Instant },
): Promise<Pick<SittingRow, 'stakeLeft' | 'lossLeft' | 'goodUntil'>> {
  const { stakeLeftMinor, lossLeftMinor, holdUntil } = await readCeilings(limits, tx, playerId)
  const goodUntil = new Date(Math.min(now.getTime() + GOOD_MS, holdUntil.getTime()))
  return { stakeLeft: stakeLeftMinor, lossLeft: lossLeftMinor, goodUntil }
}
