import type { ReplyOf } from '#contract/call.ts'
import type { getBooksState } from '#contract/play-v1/backoffice.ts'
import { sql, type Database } from '../kernel/index.ts'

type LastCheck = { readonly checkedAt: Date; readonly accountsChecked: number; readonly differences: number }

/** Result of the newest check. Books that were never checked are not said to balance. */
export async function readBooksState({ db }: { readonly db: Database }): Promise<ReplyOf<typeof getBooksState>> {
  const [last] = await db.query<LastCheck>(sql`
    select checked_at, accounts_checked, jsonb_array_length(differences) as differences
      from ledger.books_check order by id desc limit 1`)
  if (!last) return { checkedAt: null, balances: false, accountsChecked: 0, differences: 0 }
  return {
    checkedAt: last.checkedAt.toISOString(),
    balances: last.differences === 0,
    accountsChecked: last.accountsChecked,
    differences: last.differences,
  }
}
