import { mayContribute } from './may-contribute.ts'
import type { PoolRow, RunRow } from './pools.queries.ts'
import type { BookedRound } from './round-draws.ts'

type Round = Pick<BookedRound, 'gameKey' | 'playedAt'>

/**
 * Whether a round takes part in a pool: its game is in it, the pool was live at the round's instant in the books, and
 * the law of that instant allows it. Deterministic, so that a pool can be recomputed.
 */
export function takesPart(pool: Pick<PoolRow, 'gameKeys' | 'market'>, runs: readonly RunRow[], round: Round): boolean {
  const { gameKey, playedAt } = round
  if (!pool.gameKeys.includes(gameKey)) return false
  const isOn = runs.some(({ liveFrom, liveTo }) => liveFrom && liveFrom <= playedAt && (!liveTo || playedAt < liveTo))
  return isOn && mayContribute(pool.market, playedAt)
}
