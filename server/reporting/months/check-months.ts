import type { Database, Querier } from '#server/kernel/index.ts'
import { balanceOf, hashOf, type BalanceRow } from './balance-of.ts'
import * as queries from './months.queries.ts'
import type { MonthNeeds } from './show-months.ts'

/** Compares each closed month with the current figures and stores the result. Returns the months that differ. */
export async function checkMonths({ db, clock }: MonthNeeds & { readonly db: Database }): Promise<string[]> {
  const last = new Map((await queries.listSteps(db)).map((row) => [row.month, row]))
  const changed: string[] = []
  for (const row of last.values()) {
    if (row.step !== 'close') continue
    const isSame = await isAsClosed(db, row)
    await queries.saveCheck(db, { stepId: row.id, checkedAt: clock.now(), isSame })
    if (!isSame) changed.push(row.month)
  }
  return changed
}

/** Whether the present trial balance of a month equals the one with which it was closed. */
export async function isAsClosed(
  db: Querier,
  { id, month, hash }: Pick<queries.StepRow, 'id' | 'month' | 'hash'>,
): Promise<boolean> {
  const now = await balanceOf(db, month)
  return now.hash === hash || isSameByDesks(db, { id, hash, now: now.rows })
}

/** The row of all cash desks in months that were closed while they were summed together (decision 0373). */
const ALL_DESKS = 'desk:cash'

/** Whether a month that was closed with the desks in one row had, account by account, the balance that it has now. */
async function isSameByDesks(
  db: Querier,
  { id, hash, now }: { readonly id: number; readonly hash: string | null; readonly now: readonly BalanceRow[] },
): Promise<boolean> {
  const closed = await queries.findBalance(db, id)
  if (!closed.some(({ account }) => account === ALL_DESKS) || hashOf(closed) !== hash) return false
  return hashOf(withDesksInOne(closed)) === hashOf(withDesksInOne(now))
}

function withDesksInOne(rows: readonly BalanceRow[]): BalanceRow[] {
  const groups = Map.groupBy(rows, ({ account, currency }) =>
    JSON.stringify([account.replace(/^desk:[^:]+:cash$/, ALL_DESKS), currency]),
  )
  return [...groups].map(([key, some]) => {
    const [account = '', currency = ''] = JSON.parse(key) as string[]
    const sum = (name: 'openingMinor' | 'debitMinor' | 'creditMinor' | 'closingMinor') =>
      some.reduce((total, row) => total + row[name], 0)
    return {
      account,
      currency,
      openingMinor: sum('openingMinor'),
      debitMinor: sum('debitMinor'),
      creditMinor: sum('creditMinor'),
      closingMinor: sum('closingMinor'),
    }
  })
}
