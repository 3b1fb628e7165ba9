import { nextAskAt } from './polling-schedule.ts'
import { expireUnnumbered } from './expire-unnumbered.ts'
import * as queries from './payments.queries.ts'
import { requestAndApply, type RefreshNeeds } from './refresh-deposit.ts'

const BATCH = 20

/**
 * One run of the worker's heartbeat: requests the status of every payment that is due (providers §1.7: 2 s, 5 s, 15 s,
 * 60 s …). Several workers may run at once; each payment is taken by one. Returns how many were requested.
 */
export async function pollDeposits(needs: RefreshNeeds): Promise<number> {
  const { db, clock } = needs
  const due = await db.transaction(async (tx) => {
    const payments = await queries.lockDue(tx, clock.now(), BATCH)
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
