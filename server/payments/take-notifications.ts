import type { NoticeCall } from '#contract/onling-v2/payment.ts'
import type { Input } from '#server/kernel/index.ts'
import { applyEvidence } from './apply-evidence.ts'
import type { Evidence, Notice } from './gateways/gateway.ts'
import type { Needs } from './needs.ts'
import * as queries from './payments.queries.ts'
import { makePayoutDue } from './withdrawals/payouts.queries.ts'

/**
 * At most so many notifications are applied at a time; the rest of a flood is left to the worker, so that every
 * response is quick.
 */
const APPLIED_AT_ONCE = 32

/**
 * Handles notifications of a partner's server. A signed status may credit at once; repeating it credits only once. No
 * partner is called here, so that responses stay quick under load: what needs a status request is left to the worker.
 * ERR_PAYMENT_NOT_FOUND makes the partner repeat it: it may have been faster than our own insert.
 */
export function takeNotifications(needs: Needs) {
  let underWay = 0
  return async (
    name: string,
    { raw, refuse }: Pick<Input<NoticeCall>, 'raw' | 'refuse'>,
  ): Promise<{ readonly received: true }> => {
    const gateway = needs.gateways.get(name)
    if (!gateway?.parseNotification) return refuse('ERR_PAYMENT_NOT_FOUND')
    underWay += 1
    try {
      const notice = await gateway.parseNotification(typeof raw.body === 'string' ? raw.body : '', raw.headers, raw.url)
      if (!notice) return refuse('ERR_SIGNATURE_ERROR')
      const isKnown =
        notice.about === 'deposit' && underWay <= APPLIED_AT_ONCE
          ? await applyNotice(needs, name, notice.evidence)
          : await askSoon(needs, name, notice)
      return isKnown ? { received: true } : refuse('ERR_PAYMENT_NOT_FOUND')
    } finally {
      underWay -= 1
    }
  }
}

/** False when we know no such payment, or have not finished inserting it. */
async function applyNotice(needs: Needs, name: string, evidence: Evidence): Promise<boolean> {
  const payment = await findNotified(needs, name, evidence)
  if (!payment || payment.state === 'created') return false
  await adoptNumber(needs, payment, evidence)
  // An attempt that was abandoned before it got the partner's number: only a credit on it needs a person.
  if (payment.providerRef !== null || evidence.canonicalStatus === 'settled')
    await applyEvidence(needs, payment.id, evidence)
  return true
}

/**
 * A stored card may have been charged although the partner's answer was lost. The partner signs our own payment id, so
 * the number in its message is the number of this payment.
 */
async function adoptNumber({ db }: Needs, payment: queries.PaymentRow, evidence: Evidence): Promise<void> {
  const { id, storedCardId, providerRef } = payment
  if (storedCardId === null || providerRef !== null || evidence.paymentId !== id) return
  await db.transaction(async (tx) => {
    const row = await queries.lockPayment(tx, id)
    if (row?.providerRef !== null) return
    await queries.saveOpened(tx, id, { providerRef: evidence.providerRef, pageUrl: null })
  })
}

async function findNotified({ db }: Needs, name: string, { providerRef, paymentId }: Evidence) {
  const byRef = await queries.findByProviderRef(db, name, providerRef)
  if (byRef || paymentId === null || !queries.isPaymentId(paymentId)) return byRef
  const byId = await queries.findPayment(db, paymentId)
  return byId?.gateway === name ? byId : undefined
}

/** Makes the payment due for the worker's next heartbeat. False when we know no such payment. */
async function askSoon({ db, clock }: Needs, name: string, notice: Notice): Promise<boolean> {
  if (notice.about === 'nothing') return true
  const paymentId = notice.about === 'ask' ? notice.paymentId : notice.evidence.paymentId
  if (paymentId === null || !queries.isPaymentId(paymentId)) return false
  const now = clock.now()
  return (await queries.makePaymentDue(db, name, paymentId, now)) || makePayoutDue(db, name, paymentId, now)
}
