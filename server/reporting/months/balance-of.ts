import { createHash } from 'node:crypto'
import { daysAfter, firstOfNextMonth } from '#contract/states/calendar.ts'
import type { Querier } from '#server/kernel/index.ts'
import { listAccountSums, type AccountSumRow } from '../accounting.queries.ts'

/** The trial balance of a month, and its hash. */
export async function balanceOf(
  db: Querier,
  month: string,
): Promise<{ readonly rows: readonly AccountSumRow[]; readonly hash: string }> {
  const to = daysAfter(firstOfNextMonth(month), -1)
  const rows = await listAccountSums(db, { from: month, to, currencies: null, account: null })
  return { rows, hash: hashOf(rows) }
}

export type BalanceRow = Pick<
  AccountSumRow,
  'account' | 'openingMinor' | 'debitMinor' | 'creditMinor' | 'closingMinor'
> & { readonly currency: string }

/** Equal balances have equal hashes, in whatever order the database gave their rows. */
export function hashOf(rows: readonly BalanceRow[]): string {
  const lines = rows
    .map(({ account, currency, openingMinor, debitMinor, creditMinor, closingMinor }) =>
      JSON.stringify([account, currency, openingMinor, debitMinor, creditMinor, closingMinor]),
    )
    .toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
