import type { Database, Querier, Transaction } from '../kernel/index.ts'
import { findEntry, readBalance } from '../ledger/index.ts'
import * as queries from './checks.queries.ts'
import { paidOf } from './pool.ts'
import { findPool, readOneInstant, type PoolRow } from './pools.queries.ts'

/** One inconsistency. */
export type PoolDifference = { readonly rule: string; readonly detail: string }

/** Sums of a pool, in millionths of a minor unit, and its inconsistencies. */
export type PoolReport = queries.PoolSums & { readonly level: bigint; readonly differences: readonly PoolDifference[] }

/**
 * Recomputes a pool from its rows: seeds and contributions less wins equal its level, each move follows from the one
 * before and from its own rows, and the books have exactly its whole minor units and have paid every win.
 */
export async function checkRows(db: Querier, pool: PoolRow): Promise<PoolReport> {
  const { id, contributionPpm, levelMicros: level, accountId } = pool
  const sums = await queries.sumMoves(db, id)
  const differences: PoolDifference[] = []
  const note = (rule: string, detail: string): void => void differences.push({ rule, detail })

  const follows = sums.seeds + sums.contributions - sums.wins
  if (follows !== level) note('level', `the row says ${level}, the moves say ${follows}`)
  for (const number of await queries.findBrokenMoves(db, id)) note('chain', `move ${number} does not follow`)
  for (const number of await queries.findWrongMoves(db, id, contributionPpm))
    note('move', `move ${number} is not what its rows say`)
  const held = accountId === null ? 0 : ((await readBalance(db, accountId))?.balance ?? 0)
  if (held !== paidOf(level)) note('books', `the account holds ${held}, the pool ${paidOf(level)}`)
  for (const { roundId, reference, amount } of await queries.listWon(db, id))
    if ((await findEntry(db, reference))?.credit !== amount) note('payment', `round ${roundId} was not paid ${amount}`)
  return { ...sums, level, differences }
}

/** Reads a pool and the data to check as of one instant, because every counted round changes its level. */
export async function atOneInstant<T>(
  db: Database,
  listed: PoolRow,
  check: (tx: Transaction, pool: PoolRow) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await readOneInstant(tx)
    return check(tx, (await findPool(tx, listed.target, listed.id)) ?? listed)
  })
}

export const checkPool = (db: Database, pool: PoolRow): Promise<PoolReport> => atOneInstant(db, pool, checkRows)
