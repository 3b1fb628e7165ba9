import { findDueOfBrand } from './due-of-brand.ts'
import type { Needs } from './needs.ts'
import { nextAskAt } from './polling-schedule.ts'
import { expireUnnumbered } from './expire-unnumbered.ts'
import * as queries from './payments.queries.ts'
import { requestAndApply, type RefreshNeeds } from './refresh-deposit.ts'

const BATCH = 20

/**
 * One run of the worker's heartbeat: requests the status of every payment that is due (providers §1.7: 2 s, 5 s, 15 s,
 * 60 s …). Several workers may run at once; each payment is taken by one, of its brand. Returns how many were requested.
 */
export async function pollDeposits(needs: RefreshNeeds & Pick<Needs, 'findOwnPlayers'>): Promise<number> {
  const { db, clock } = needs
  const now = clock.now()
  const own = await findDueOfBrand<queries.DuePayment>(needs, BATCH, (page) => queries.listDue(db, now, page))
  if (own.length === 0) return 0
  const due = await db.transaction(async (tx) => {
    const ids = own.map(({ id }) => id)
    const payments = await queries.lockDue(tx, now, ids)
    // The next time is stored before the request: a partner that hangs, or a worker that dies, blocks nothing.
    for (const payment of payments) {
      if (payment.providerRef === null) await expireUnnumbered(tx, { clock }, payment)
      else await queries.recordStatusRequest(tx, payment.id, clock.now(), nextAskAt(payment, clock.now()))
    }
    return payments.filter(({ providerRef }) => providerRef !== null)
  })
  await Promise.all(due.map(({ id }) => requestAndApply(needs, id)))
  return due.length
}
