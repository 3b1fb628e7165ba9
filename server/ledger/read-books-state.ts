import type { ReplyOf } from '#contract/call.ts'
import type { getBooksState } from '#contract/play-v1/backoffice.ts'
import type { Database } from '../kernel/index.ts'
import { findLastCheck } from './ledger.queries.ts'

/** Result of the newest check. Books that were never checked are not reported as balanced. */
export async function readBooksState({ db }: { readonly db: Database }): Promise<ReplyOf<typeof getBooksState>> {
  const last = await findLastCheck(db)
  if (!last) return { checkedAt: null, balances: false, accountsChecked: 0, differences: 0 }
  return {
    checkedAt: last.checkedAt.toISOString(),
    balances: last.differences === 0,
    accountsChecked: last.accountsChecked,
    differences: last.differences,
  }
}
