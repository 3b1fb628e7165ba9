import type { Clock, Database } from '#server/kernel/index.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { lockExpired } from './codes.queries.ts'

const AT_ONCE = 50

/** Returns the money of withdrawals whose code was not given in time. Run by the worker. */
export async function expireWithdrawals(needs: { readonly db: Database; readonly clock: Clock }): Promise<number> {
  return needs.db.transaction(async (tx) => {
    const rows = await lockExpired(tx, needs.clock.now(), AT_ONCE)
    for (const row of rows) await moveWithdrawal(tx, needs, row, 'expire', { actor: 'clock' })
    return rows.length
  })
}
