import type { LimitKind } from '#contract/shapes/limits.ts'
import type { Transaction } from '#server/kernel/index.ts'
import { spentAtOf } from './judge-sign-in.ts'
import { insertVisit } from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'
import { countWithin, factsOf, periodNow, readPlayer, type PlayerCounts } from './read-player.ts'

/** What a person may still stake and lose now, over the web and all terminals; null: no limit. */
export type Ceilings = {
  readonly stakeLeftMinor: number | null
  readonly lossLeftMinor: number | null
  /** When the next day or month begins, or the time signed in is used up. */
  readonly holdUntil: Date
}

/** Reads the ceilings for a terminal. It locks the limits of the person until the end of the transaction. */
export async function readCeilings(needs: LimitsNeeds, tx: Transaction, playerId: number): Promise<Ceilings> {
  const counts = await readPlayer(needs, tx, playerId)
  const spentAt = spentAtOf(counts)
  const { endsAt } = counts.today
  return {
    stakeLeftMinor: leastLeft(counts, ['StakeDayCasinoLimit', 'StakeMonthCasinoLimit']),
    lossLeftMinor: leastLeft(counts, ['LossDayCasinoLimit', 'LossMonthCasinoLimit']),
    holdUntil: spentAt && spentAt < endsAt ? spentAt : endsAt,
  }
}

function leastLeft(counts: PlayerCounts, kinds: readonly LimitKind[]): number | null {
  const left = kinds.flatMap((kind) => {
    const value = counts.inForce.get(kind)?.value ?? null
    const period = periodNow(counts, kind)
    return value === null || !period ? [] : [Math.max(0, value - countWithin(counts, kind, period))]
  })
  return left.length === 0 ? null : Math.min(...left)
}

/** Kinds of limits that a person has used up. */
export async function readUsedUp(needs: LimitsNeeds, playerId: number): Promise<LimitKind[]> {
  const counts = await needs.db.transaction((tx) => readPlayer(needs, tx, playerId))
  return factsOf(counts, needs.law.kinds()).limits.flatMap(({ kind, value, present, resetsAt }) =>
    value !== null && resetsAt !== null && present >= value ? [kind] : [],
  )
}

/** Refuses a visit above the number of the month. */
export async function judgeVisit(needs: LimitsNeeds, playerId: number): Promise<void> {
  const counts = await needs.db.transaction((tx) => readPlayer(needs, tx, playerId))
  const facts = factsOf(counts, needs.law.kinds())
  const refusal = await needs.law.judge(playerId, facts, { kind: 'enter-venue' })
  if (refusal) needs.law.refuse(refusal)
}

/** Visits of the present month, to all venues. */
export async function readVisits(needs: LimitsNeeds, playerId: number): Promise<number> {
  const counts = await needs.db.transaction((tx) => readPlayer(needs, tx, playerId))
  return countWithin(counts, 'VisitCountMonthCasinoLimit', counts.month)
}

/** Counts a visit; the caller ensures that each visit is counted once. */
export async function recordVisit(
  tx: Transaction,
  visit: { readonly playerId: number; readonly venue: string; readonly visitedAt: Date },
): Promise<void> {
  await insertVisit(tx, visit)
}
