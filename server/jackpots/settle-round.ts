import type { Logger } from 'pino'
import type { Clock, Database } from '../kernel/index.ts'
import { readBalance } from '../ledger/index.ts'
import { findWallet } from '../wallet/index.ts'
import { findHitOfRound, type HitRow } from './hits.queries.ts'
import type { LivePools } from './live-pools.ts'
import { payHit, type WinningRound } from './pay-hit.ts'
import { isPoolWon } from './pool.ts'
import { listRuns, lockPool } from './pools.queries.ts'
import type { BookedRound } from './round-draws.ts'
import { takesPart } from './takes-part.ts'

type Needs = { readonly db: Database; readonly clock: Clock; readonly logger: Logger; readonly pools: LivePools }
type Round = WinningRound & Pick<BookedRound, 'drawsFor'>

/** The jackpot of a round, and its player's balance after it. Amounts in minor units. */
export type JackpotWin = Pick<HitRow, 'poolId' | 'amount'> & { readonly name: string; readonly balanceAfter: number }

/**
 * Draws for a booked round, and pays what it won. It costs no statement where nothing is won. A failed payment is left
 * to the counting job, which makes the same draw: the reply of the round is then without it.
 */
export async function settleRound(needs: Needs, round: Round): Promise<JackpotWin | undefined> {
  const { db, clock, logger, pools } = needs
  try {
    const won = pools.of(round.gameKey).filter(({ id, oneInMinor }) => isWon(round, id, oneInMinor))
    if (won.length === 0) return undefined
    for (const { id } of won)
      await db.transaction(async (tx) => {
        const pool = await lockPool(tx, id)
        const runs = await listRuns(tx, [id])
        if (pool && takesPart(pool, runs, round)) await payHit(tx, id, round, clock.now())
      })
    return await findWin(needs, round)
  } catch (error) {
    logger.error({ err: error, roundId: round.roundId }, 'a jackpot was not told with its round: the count pays it')
    return undefined
  }
}

/** What a round was paid before. */
export async function findWin(
  { db }: Pick<Needs, 'db'>,
  { roundId, playerId }: Pick<Round, 'roundId' | 'playerId'>,
): Promise<JackpotWin | undefined> {
  const hit = await findHitOfRound(db, roundId)
  const wallet = hit && (await findWallet(db, playerId))
  const balance = wallet && (await readBalance(db, wallet.accountId))
  return hit && balance ? { ...hit, balanceAfter: balance.balance } : undefined
}

const isWon = ({ stakeMinor, drawsFor }: Round, poolId: string, oneInMinor: number): boolean =>
  isPoolWon({ oneInMinor }, stakeMinor, drawsFor(poolId))
