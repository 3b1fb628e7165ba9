import { forEachOfPages, type Clock, type Database } from '#server/kernel/index.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { findExpired, lockExpired } from './codes.queries.ts'

const AT_ONCE = 50

/**
 * Returns the money of withdrawals whose code was not given in time, each in its own transaction: a failure does not keep anybody
 * else's. Run by the worker, which reports what was thrown.
 */
export async function expireWithdrawals(needs: { readonly db: Database; readonly clock: Clock }): Promise<number> {
  const { db, clock } = needs
  const now = clock.now()
  const expired = await forEachOfPages<string, boolean>({
    limit: AT_ONCE,
    list: (page) => findExpired(db, now, page),
    work: (id) =>
      db.transaction(async (tx) => {
        const row = await lockExpired(tx, id, now)
        if (row) await moveWithdrawal(tx, needs, row, 'expire', { actor: 'clock' })
        return row !== undefined
      }),
    message: 'Some withdrawals could not be ended.',
  })
  return expired.filter(Boolean).length
}
