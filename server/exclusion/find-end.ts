import { isInForce } from '#contract/states/exclusions.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findStanding } from './exclusion.queries.ts'

/** The exclusion that lasts longest. `until` is null where it has no end by time. */
export type LongestExclusion = { readonly until: Date | null; readonly ruleId: string | null }

/** The longest exclusion in force; undefined when there is none. */
export async function findLongestExclusion(
  db: Querier,
  playerId: number,
  now: Date,
): Promise<LongestExclusion | undefined> {
  const standing = (await findStanding(db, playerId)).filter((row) => isInForce(row, now))
  const endless = standing.find(({ until }) => until === null)
  const longest = standing.toSorted((a, b) => (b.until?.getTime() ?? 0) - (a.until?.getTime() ?? 0))[0]
  const found = endless ?? longest
  return found && { until: found.until, ruleId: found.ruleId }
}
