import type { notifyPayU } from '#contract/onling-v2/payment.ts'
import type { Input } from '#server/kernel/index.ts'
import { applyEvidence } from './apply-evidence.ts'
import type { Evidence } from './gateways/gateway.ts'
import type { Needs } from './needs.ts'
import * as queries from './payments.queries.ts'
import { askPayoutNow } from './withdrawals/payouts.queries.ts'

/**
 * A partner's server tells of a payment. What it signed may credit at once; the same any number of times credits once.
 * Nobody is asked here, so that the answer is quick however many come: what has to be asked is left to the worker.
 * ERR_PAYMENT_NOT_FOUND makes the partner come again: it may have been faster than our own record.
 */
export async function handleNotification(
  needs: Needs,
  name: string,
  { raw, refuse }: Pick<Input<typeof notifyPayU>, 'raw' | 'refuse'>,
): Promise<unknown> {
  const gateway = needs.gateways.get(name)
  if (!gateway?.parseNotification) return refuse('ERR_PAYMENT_NOT_FOUND')
  const notice = await gateway.parseNotification(typeof raw.body === 'string' ? raw.body : '', raw.headers)
  if (!notice) return refuse('ERR_SIGNATURE_ERROR')
  switch (notice.about) {
    case 'nothing':
      break
    case 'deposit': {
      const payment = await findNotified(needs, name, notice.evidence)
      if (!payment || payment.state === 'created') return refuse('ERR_PAYMENT_NOT_FOUND')
      // An attempt that was given up before the partner numbered it: only money on it is worth a person's look.
      if (payment.providerRef !== null || notice.evidence.canonicalStatus === 'settled')
        await applyEvidence(needs, payment.id, notice.evidence)
      break
    }
    case 'payout':
    case 'ask':
      if (!(await askSoon(needs, name, notice))) return refuse('ERR_PAYMENT_NOT_FOUND')
  }
  return { received: true }
}

async function findNotified({ db }: Needs, name: string, { providerRef, paymentId }: Evidence) {
  const byRef = await queries.findByProviderRef(db, name, providerRef)
  if (byRef || paymentId === null || !queries.isPaymentId(paymentId)) return byRef
  const byId = await queries.findPayment(db, paymentId)
  return byId?.gateway === name ? byId : undefined
}

/** The worker's next beat asks the partner. False when we know no such payment. */
async function askSoon(
  { db, clock }: Needs,
  name: string,
  notice:
    | { readonly about: 'payout'; readonly evidence: { readonly paymentId: string | null } }
    | { readonly about: 'ask'; readonly paymentId: string },
): Promise<boolean> {
  const paymentId = notice.about === 'ask' ? notice.paymentId : notice.evidence.paymentId
  if (paymentId === null || !queries.isPaymentId(paymentId)) return false
  const now = clock.now()
  return (await queries.askNow(db, name, paymentId, now)) || askPayoutNow(db, name, paymentId, now)
}
