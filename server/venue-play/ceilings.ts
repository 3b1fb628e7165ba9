import type { Instant, Transaction } from '#server/kernel/index.ts'
import { readCeilings } from '#server/limits/index.ts'
import type { VenuePlayNeeds } from './needs.ts'
import type { SittingRow } from './sittings.queries.ts'

/** How long a terminal may use the remaining limits that were read; exclusion is checked with each stake. */
const GOOD_MS = 60_000

/** The remaining limits for play at a terminal, and until when they are valid. */
export async function ceilingsNow(
  { limits, playHoldsUntil }: Pick<VenuePlayNeeds, 'limits' | 'playHoldsUntil'>,
  tx: Transaction,
  { playerId, now }: { readonly playerId: number; readonly now: Instant },
): Promise<Pick<SittingRow, 'stakeLeft' | 'lossLeft' | 'goodUntil'>> {
  const { stakeLeftMinor, lossLeftMinor, holdUntil } = await readCeilings(limits, tx, playerId)
  // A forced break begins at its minute, so the figures are not valid beyond it.
  const judgedUntil = playHoldsUntil(playerId)
  const ends = [holdUntil, ...(judgedUntil && judgedUntil > now ? [judgedUntil] : [])].map((end) => end.getTime())
  const goodUntil = new Date(Math.min(now.getTime() + GOOD_MS, ...ends))
  return { stakeLeft: stakeLeftMinor, lossLeft: lossLeftMinor, goodUntil }
}
