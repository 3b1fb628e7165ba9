import type { Clock, Database } from '../kernel/index.ts'
import * as queries from './books.queries.ts'
import { findWrongLimits } from './wrong-limits.queries.ts'

/** One inconsistency of the books. */
export type Difference = { readonly rule: string; readonly accountId: number; readonly detail: string }

/** What a check looked at and what it found; no differences means that the books balance. */
export type BooksReport = {
  readonly checkedAt: Date
  readonly accountsChecked: number
  readonly entriesChecked: number
  readonly differences: readonly Difference[]
}

const DIFFERENCES_MAX = 1000

const FINDERS = [
  queries.findBrokenChains,
  queries.findWrongBalances,
  queries.findWrongTotals,
  findWrongLimits,
  queries.findLooseKeys,
  queries.findUnbalancedCurrencies,
]

/**
 * Recomputes every balance from its entries and looks for inconsistencies: a gap in the sequence, a balance that is not
 * the one before plus the movement, totals of play, running limits, keys without entries and the reverse, sides in two
 * currencies. One snapshot, so that rounds can go on meanwhile. The result is stored in `ledger.books_check`; the job
 * and `npm run books:check` call this same function.
 */
export async function checkBooks(db: Database, clock: Clock): Promise<BooksReport> {
  const checkedAt = clock.now()
  const report = await db.transaction(async (tx) => {
    await queries.prepareSnapshot(tx)
    const { accounts, entries } = await queries.countBooks(tx)
    const differences: Difference[] = []
    for (const find of FINDERS) differences.push(...(await find(tx, DIFFERENCES_MAX)))
    return { checkedAt, accountsChecked: accounts, entriesChecked: entries, differences }
  })
  await queries.insertReport(db, report)
  return report
}
