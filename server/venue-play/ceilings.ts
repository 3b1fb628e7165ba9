import type { VenueKind } from '#contract/shapes/places.ts'
import type { Instant, Transaction } from '#server/kernel/index.ts'
import { readCeilings } from '#server/limits/index.ts'
import type { VenuePlayNeeds } from './needs.ts'
import type { Ceilings } from './sittings.queries.ts'

/** How long a terminal may use the remaining limits that were read; exclusion is checked with each stake. */
const GOOD_MS = 60_000

/** The remaining limits and the law's maximum stake at a terminal, and until when they are valid. */
export async function ceilingsNow(
  { limits, playHoldsUntil, maxOf }: Pick<VenuePlayNeeds, 'limits' | 'playHoldsUntil' | 'maxOf'>,
  tx: Transaction,
  { playerId, venueKind, now }: { readonly playerId: number; readonly venueKind: VenueKind; readonly now: Instant },
): Promise<Ceilings> {
  const { stakeLeftMinor, lossLeftMinor, holdUntil } = await readCeilings(limits, tx, playerId)
  // A forced break begins at its minute, so the figures are not valid beyond it.
  const judgedUntil = playHoldsUntil(playerId)
  const ends = [holdUntil, ...(judgedUntil && judgedUntil > now ? [judgedUntil] : [])].map((end) => end.getTime())
  const goodUntil = new Date(Math.min(now.getTime() + GOOD_MS, ...ends))
  // The law changes at midnight only, where the figures of limits end too.
  const stakeMax = maxOf('stake', venueKind, now)?.maxMinor ?? null
  return { stakeLeft: stakeLeftMinor, lossLeft: lossLeftMinor, stakeMax, goodUntil }
}
