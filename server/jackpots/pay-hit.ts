import { assert, newId, publish, type Transaction } from '../kernel/index.ts'
import { movePlayerMoney } from '../wallet/index.ts'
import { findHit, insertHit, type HitRow } from './hits.queries.ts'
import { movePool, wonPathOf } from './move-pool.ts'
import { MICROS_PER_MINOR, newPool, paidOf } from './pool.ts'
import { lockPool } from './pools.queries.ts'
import type { BookedRound } from './round-draws.ts'

/** A winning round. The caller has checked that it has won and takes part in the pool. */
export type WinningRound = Pick<BookedRound, 'roundId' | 'playerId' | 'gameKey' | 'stakeMinor' | 'playedAt'>

/**
 * Pays a pool to the round that won it: with the pool's row locked, its amount goes to the player and a new seed into
 * the pool, in the caller's transaction. A repeat for the same round returns what was paid; another winning round waits
 * for the lock, and wins the new seed with later contributions.
 */
export async function payHit(tx: Transaction, poolId: string, round: WinningRound, at: Date): Promise<HitRow> {
  const { roundId, playerId, gameKey, stakeMinor, playedAt } = round
  const pool = await lockPool(tx, poolId)
  assert(pool, 'A pool that is won is there.')
  const earlier = await findHit(tx, poolId, roundId)
  if (earlier) return earlier
  const { currency } = pool
  const amount = paidOf(pool.levelMicros)
  const emptied = await movePool(tx, pool, { kind: 'win', micros: BigInt(amount) * MICROS_PER_MINOR, at })
  const reference = newId(at)
  await movePlayerMoney(tx, {
    playerId,
    movementId: reference,
    kind: 'jackpot-win',
    currency,
    creditMinor: amount,
    contraPath: wonPathOf(currency),
  })
  const hit: HitRow = {
    poolId,
    roundId,
    move: emptied.moves,
    playerId,
    gameKey,
    stake: stakeMinor,
    amount,
    currency,
    wonAt: playedAt,
    paidAt: at,
    reference,
  }
  await insertHit(tx, hit)
  await movePool(tx, emptied, { kind: 'seed', micros: newPool(pool), at })
  await publish(tx, 'jackpots.won', { poolId, roundId, playerId, amountMinor: amount })
  return hit
}
