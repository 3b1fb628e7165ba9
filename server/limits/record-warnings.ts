import type { Transaction } from '#server/kernel/index.ts'
import * as queries from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'
import { factsOf, periodNow, type PlayerCounts } from './read-player.ts'
import { warningsOf } from './show-limits.ts'

/** Once per period an event that a limit is nearly reached: `limits.nearly-reached` (WRN_PLAYER_LIMITS_REACHED). */
export async function recordWarnings(
  { law, publish }: Pick<LimitsNeeds, 'law' | 'publish'>,
  tx: Transaction,
  playerId: number,
  counts: PlayerCounts,
): Promise<void> {
  for (const { kind, percent } of warningsOf(factsOf(counts, law.kinds()).limits)) {
    const period = periodNow(counts, kind)
    if (!period) continue
    const { startsAt: periodStartsAt } = period
    if (await queries.insertWarning(tx, { playerId, kind, periodStartsAt, now: counts.now }))
      await publish(tx, 'limits.nearly-reached', { playerId, kind, percent, resetsAt: period.endsAt.toISOString() })
  }
}
