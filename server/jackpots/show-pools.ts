import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/jackpots.ts'
import { addedReturnShown, type JackpotState } from '#contract/shapes/jackpots.ts'
import { paidOf } from './pool.ts'
import type { PoolRow, RunRow } from './pools.queries.ts'

/** State of a pool, by its runs, newest first. */
export function stateOf(runs: readonly RunRow[]): JackpotState {
  const [newest] = runs
  const wasOn = runs.some(({ liveFrom }) => liveFrom !== null)
  if (newest?.state === 'proposed') return wasOn ? 'again' : 'proposed'
  if (newest?.state === 'approved' && newest.liveTo === null) return 'live'
  return wasOn ? 'stopped' : 'rejected'
}

/** The amount that a pool shows: never more than its level. */
export const levelOf = ({ levelMicros, currency }: Pick<PoolRow, 'levelMicros' | 'currency'>) => ({
  amountMinor: paidOf(levelMicros),
  currency,
})

/** A pool as staff see it. */
export function showPool(pool: PoolRow, runs: readonly RunRow[]): ReplyOf<typeof calls.proposePool> {
  const { id: poolId, name, currency, seedMinor, contributionPpm, oneInMinor, gameKeys } = pool
  return {
    poolId,
    name,
    currency,
    seedMinor,
    contributionPpm,
    oneInMinor,
    gameKeys: [...gameKeys],
    addedReturnPpm: addedReturnShown(pool),
    state: stateOf(runs),
    level: levelOf(pool),
    levelMicros: String(pool.levelMicros),
    runs: runs.map(showRun),
  }
}

function showRun(run: RunRow): ReplyOf<typeof calls.proposePool>['runs'][number] {
  const { id: runId, explanation, state, proposedBy, proposedByName, decidedByName, decision } = run
  return {
    runId,
    explanation,
    state,
    proposedBy,
    proposedByName,
    proposedAt: run.proposedAt.toISOString(),
    decidedByName,
    decision,
    liveFrom: run.liveFrom?.toISOString() ?? null,
    liveTo: run.liveTo?.toISOString() ?? null,
    stoppedByName: run.stoppedByName,
    stoppedBecause: run.stoppedBecause,
  }
}
