import type { ReplyOf } from '#contract/call.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { paymentCan } from '#contract/states/payment-states.ts'
import { assert, Fault, newId, tell, type Input } from '#server/kernel/index.ts'
import { knownPayment } from './known-payment.ts'
import type { Needs } from './needs.ts'
import * as queries from './payments.queries.ts'
import * as refunds from './refunds.queries.ts'
import { bookRefund, dropRefund, REFUND_UNKNOWN, settleRefund } from './settle-refund.ts'
import { staffDeposit } from './staff-deposit.ts'

/** How staff give back what its partner cannot: Netera, MobileTech, banks by PSD2 and transfers have no refunds. */
const WAY_OUT = 'CashlessPayout'

type RefundNeeds = Pick<Needs, 'db' | 'clock' | 'gateways'>
type Refund = Pick<Input<typeof backoffice.refundDeposit>, 'body' | 'caller' | 'refuse'>

/**
 * Sends a settled deposit, or a part of it, back by the gateway that it came by. The money leaves the balance first, so that
 * it cannot be played meanwhile; a gateway that refuses brings it back. From then until the gateway's answer is written the
 * payment needs attention, so that neither silence nor the death of this process leaves a refund that nobody sees: two
 * people ask the gateway and say how it ended (`end-refund.ts`).
 */
export async function refundDeposit(
  needs: RefundNeeds,
  { body, caller, refuse }: Refund,
): Promise<ReplyOf<typeof backoffice.refundDeposit>> {
  const { db, clock, gateways } = needs
  const { playerId, paymentId, explanation } = body
  const seen = await queries.findOfPlayer(db, playerId, paymentId)
  if (!seen) return refuse('ERR_PAYMENT_NOT_FOUND')
  const known = knownPayment(seen)
  const askGateway = gateways.get(seen.gateway)?.refund
  if (!askGateway) return refuse('ERR_REFUND_NOT_OFFERED', { gateway: seen.gateway, wayOut: WAY_OUT })
  if (!known) return refuse('ERR_STATE_CHANGED', { state: seen.state })

  const asked = await db.transaction(async (tx) => {
    const row = await queries.lockPayment(tx, paymentId)
    assert(row, 'A payment is never deleted.')
    if (!paymentCan('refund', row.state) || (await refunds.lockUnderWay(tx, paymentId)))
      return refuse('ERR_STATE_CHANGED', { state: row.state })
    const leftMinor = row.amountMinor - row.refundedMinor
    const { amountMinor, currency } = body.amount ?? { amountMinor: leftMinor, currency: row.currency }
    if (currency !== row.currency || amountMinor > leftMinor)
      return refuse('ERR_AMOUNT_NOT_ALLOWED', {
        field: 'amount',
        minMinor: 1,
        maxMinor: leftMinor,
        currency: row.currency,
      })
    const now = clock.now()
    const refund = { movement: newId(now), amountMinor }
    if (!(await bookRefund(tx, row, refund, 'debitMinor'))) return refuse('ERR_INSUFFICIENT_FUNDS')
    const { userId, name: userName } = caller
    await refunds.insertRefund(tx, { paymentId, ...refund, explanation, userId, userName, now })
    const change = { state: row.state, attention: REFUND_UNKNOWN, nextAskAt: null, changedAt: now }
    await queries.changePayment(tx, paymentId, change)
    return { payment: row, refund }
  })
  const { payment, refund } = asked
  try {
    // A part is named as one, so that a gateway that knows refunds by their amount does not take two parts for one.
    const amount = { amountMinor: refund.amountMinor, currency: payment.currency }
    await askGateway(known, amount, refund.movement)
    const refunded = await db.transaction((tx) => settleRefund(tx, payment, refund, needs))
    return staffDeposit(refunded)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.retryable) await tellUnknown(needs, payment)
    else await db.transaction((tx) => dropRefund(tx, payment, refund, needs))
    return refuse('ERR_GATEWAY_UNAVAILABLE', { isMoneyBack: !error.retryable })
  }
}

async function tellUnknown({ db }: RefundNeeds, { id: paymentId, playerId }: queries.PaymentRow): Promise<void> {
  await db.transaction((tx) =>
    tell(tx, 'payments.deposit-needs-attention', { paymentId, playerId, attention: REFUND_UNKNOWN }),
  )
}
