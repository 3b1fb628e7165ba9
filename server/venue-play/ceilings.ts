import type { Instant, Transaction } from '#server/kernel/index.ts'
import { readCeilings } from '#server/limits/index.ts'
import type { VenuePlayNeeds } from './needs.ts'
import type { SittingRow } from './sittings.queries.ts'

/** So long a terminal may go by figures that were read: exclusion is looked at with each stake. */
const GOOD_MS = 60_000

/** What limits leave for play at a terminal now, and until when that holds. */
export async function ceilingsNow(
  { limits, playHoldsUntil }: Pick<VenuePlayNeeds, 'limits' | 'playHoldsUntil'>,
  tx: Transaction,
  { playerId, now }: { readonly playerId: number; readonly now: Instant },
): Promise<Pick<SittingRow, 'stakeLeft' | 'lossLeft' | 'goodUntil'>> {
  const { stakeLeftMinor, lossLeftMinor, holdUntil } = await readCeilings(limits, tx, playerId)
  // A break that is due begins with its minute, not with the next look.
  const judgedUntil = playHoldsUntil(playerId)
  const ends = [holdUntil, ...(judgedUntil && judgedUntil > now ? [judgedUntil] : [])].map((end) => end.getTime())
  const goodUntil = new Date(Math.min(now.getTime() + GOOD_MS, ...ends))
  return { stakeLeft: stakeLeftMinor, lossLeft: lossLeftMinor, goodUntil }
}
