import { dayOf } from '#contract/states/calendar.ts'
import type { Querier } from '#server/kernel/index.ts'
import { listMovementsToPlace, sumMovementsOf, type EntryRange } from '#server/ledger/index.ts'
import { listAccountsOfDays, type MovedAccount } from './cells-within.queries.ts'
import type { DayCell } from './day-book.queries.ts'
import { placeMovements } from './place-movements.ts'

/** Movements of a player's account in a period, attributed as in the day book, but summed only within the period. */
export type AccountCell = Pick<DayCell, 'kind' | 'gameKey' | 'entries' | 'rounds' | 'debit' | 'credit'> & MovedAccount

const ACCOUNTS_AT_ONCE = 500

/**
 * Movements of cash accounts of a brand's players in a period of hours, directly from the books. The day book tells
 * which accounts have any: it must be counted beyond the period.
 */
export async function cellsWithin(
  db: Querier,
  {
    target,
    zone,
    from,
    before,
  }: { readonly target: string; readonly zone: string; readonly from: Date; readonly before: Date },
): Promise<AccountCell[]> {
  const lastMoment = new Date(before.getTime() - 1)
  const accounts = await listAccountsOfDays(db, { target, from: dayOf(zone, from), to: dayOf(zone, lastMoment) })
  const cells: AccountCell[] = []
  for (let at = 0; at < accounts.length; at += ACCOUNTS_AT_ONCE) {
    const some = accounts.slice(at, at + ACCOUNTS_AT_ONCE)
    const ofAccount = new Map(some.map((account) => [account.accountId, account]))
    const ranges = some.map(({ accountId }): EntryRange => ({
      accountId,
      after: 0,
      upTo: Number.MAX_SAFE_INTEGER,
      notBefore: from,
      before,
    }))
    const sums = await sumMovementsOf(db, ranges, zone)
    const single = await listMovementsToPlace(db, ranges, zone)
    for (const { accountId, kind, gameKey, entries, rounds, debit, credit } of await placeMovements(db, sums, single)) {
      const account = ofAccount.get(accountId)
      if (account) cells.push({ ...account, kind, gameKey, entries, rounds, debit, credit })
    }
  }
  return cells
}
