import type { ReplyOf } from '#contract/call.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { paymentCan } from '#contract/states/payment-states.ts'
import { assert, Fault, newId, tell, type Input, type Transaction } from '#server/kernel/index.ts'
import { movePlayerMoney } from '#server/wallet/index.ts'
import type { Evidence } from './gateways/gateway.ts'
import { knownPayment } from './known-payment.ts'
import type { Needs } from './needs.ts'
import * as queries from './payments.queries.ts'
import * as refunds from './refunds.queries.ts'
import { staffDeposit } from './staff-deposit.ts'

type RefundNeeds = Pick<Needs, 'db' | 'clock' | 'gateways'>
type Refund = Pick<Input<typeof backoffice.refundDeposit>, 'body' | 'caller' | 'refuse'>

const UNKNOWN = 'refund-unknown'

/**
 * Sends a settled deposit back by the gateway that it came by, whole. The money leaves the balance first, so that it
 * cannot be played meanwhile; a gateway that refuses brings it back. From then until the gateway's answer is written the
 * payment needs attention, so that neither silence nor the death of this process leaves a refund that nobody sees: a
 * person asks the gateway and books a correction.
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
  if (!known || !askGateway) return refuse('ERR_METHOD_NOT_AVAILABLE')

  const payment = await db.transaction(async (tx) => {
    const row = await queries.lockPayment(tx, paymentId)
    assert(row, 'A payment is never deleted.')
    const earlier = await refunds.findRefund(tx, paymentId)
    if (!paymentCan('refund', row.state) || earlier?.state === 'asked')
      return refuse('ERR_STATE_CHANGED', { state: row.state })
    const movement = newId(clock.now())
    if (!(await book(tx, row, movement, 'debitMinor'))) return refuse('ERR_INSUFFICIENT_FUNDS')
    const { userId, name: userName } = caller
    const now = clock.now()
    await refunds.saveAsked(tx, { paymentId, movement, explanation, userId, userName, now })
    await queries.changePayment(tx, paymentId, {
      state: row.state,
      attention: UNKNOWN,
      nextAskAt: null,
      changedAt: now,
    })
    return row
  })
  try {
    return await endDone(needs, payment, await askGateway(known))
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    await (error.retryable ? tellUnknown(needs, payment) : endRefused(needs, payment))
    return refuse('ERR_GATEWAY_UNAVAILABLE', { isMoneyBack: !error.retryable })
  }
}

/** False when the player has not so much any more. */
async function book(
  tx: Transaction,
  { playerId, amountMinor, currency, gateway }: queries.PaymentRow,
  movementId: string,
  side: 'debitMinor' | 'creditMinor',
): Promise<boolean> {
  const contraPath = `gateway:${gateway.toLowerCase()}:clearing`
  const posted = await movePlayerMoney(tx, {
    playerId,
    movementId,
    kind: 'refund',
    currency,
    contraPath,
    [side]: amountMinor,
  })
  return posted.outcome !== 'insufficient'
}

async function endDone({ db, clock }: RefundNeeds, payment: queries.PaymentRow, evidence: Evidence) {
  return db.transaction(async (tx) => {
    const changedAt = clock.now()
    const { id: paymentId, playerId } = payment
    await refunds.endRefund(tx, paymentId, 'done', changedAt)
    await queries.changePayment(tx, paymentId, { state: 'refunded', attention: null, nextAskAt: null, changedAt })
    await tell(tx, 'payments.deposit-refunded', { paymentId, playerId, providerStatus: evidence.providerStatus })
    return staffDeposit({ ...payment, state: 'refunded', attention: null, nextAskAt: null, changedAt })
  })
}

async function endRefused({ db, clock }: RefundNeeds, payment: queries.PaymentRow): Promise<void> {
  await db.transaction(async (tx) => {
    const changedAt = clock.now()
    const { id: paymentId, state, attention, nextAskAt } = payment
    await book(tx, payment, newId(changedAt), 'creditMinor')
    await refunds.endRefund(tx, paymentId, 'refused', changedAt)
    await queries.changePayment(tx, paymentId, { state, attention, nextAskAt, changedAt })
  })
}

async function tellUnknown({ db }: RefundNeeds, { id: paymentId, playerId }: queries.PaymentRow): Promise<void> {
  await db.transaction((tx) =>
    tell(tx, 'payments.deposit-needs-attention', { paymentId, playerId, attention: UNKNOWN }),
  )
}
