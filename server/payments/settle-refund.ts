import { newId, publish, type Clock, type Transaction } from '#server/kernel/index.ts'
import { movePlayerMoney } from '#server/wallet/index.ts'
import * as queries from './payments.queries.ts'
import * as refunds from './refunds.queries.ts'

// Every move of a refund locks its payment first, so that two concurrent ones never deadlock.

/** The attention of a payment while the outcome of its refund is unknown. */
export const REFUND_UNKNOWN = 'refund-unknown'

const REFUNDED_AT_BANK = 'refunded-at-the-bank'
/** The gateway refused a refund that two people stated as done. */
const ANOTHER_OUTCOME = 'unknown-status'
/** How the partner reported a chargeback: in a response, or in its list of a day. */
export const REPORTED_BY_PARTNER: readonly (string | null)[] = ['reversed-at-the-bank', REFUNDED_AT_BANK]

export type RefundOf = Pick<refunds.RefundRow, 'movement' | 'amountMinor'>

/** Takes a refund's money off the balance, or returns it. False when the balance is less. */
export async function bookRefund(
  tx: Transaction,
  { playerId, currency, gateway }: queries.PaymentRow,
  { movement, amountMinor }: RefundOf,
  side: 'debitMinor' | 'creditMinor',
): Promise<boolean> {
  const posted = await movePlayerMoney(tx, {
    playerId,
    movementId: movement,
    kind: 'refund',
    currency,
    contraPath: `gateway:${gateway.toLowerCase()}:clearing`,
    [side]: amountMinor,
  })
  return posted.outcome !== 'insufficient'
}

type By = { readonly clock: Clock; readonly endedBy?: number }

/** The refund succeeded: a full one ends the payment, a partial one leaves it settled. Returns the payment after it. */
export async function settleRefund(
  tx: Transaction,
  payment: queries.PaymentRow,
  { movement, amountMinor }: RefundOf,
  { clock, ...by }: By,
): Promise<queries.PaymentRow> {
  const now = clock.now()
  const { id: paymentId, playerId } = payment
  const ended = await findEnded(tx, { clock }, payment, { movement, outcome: 'done' })
  if (ended) return ended
  const refundedMinor = payment.refundedMinor + amountMinor
  const state = refundedMinor === payment.amountMinor ? 'refunded' : payment.state
  await refunds.endRefund(tx, movement, 'done', { now, ...by })
  await refunds.addRefunded(tx, paymentId, amountMinor)
  const attention = await attentionAfter(tx, payment, { movement, attention: null })
  const change = { state, attention, nextAskAt: null, changedAt: now } as const
  await queries.changePayment(tx, paymentId, change)
  await publish(tx, 'payments.deposit-refunded', { paymentId, playerId, amountMinor, isWhole: state === 'refunded' })
  return { ...payment, ...change, refundedMinor }
}

/** The refund failed: the money is returned to the balance. */
export async function dropRefund(
  tx: Transaction,
  payment: queries.PaymentRow,
  refund: RefundOf,
  { clock, ...by }: By,
): Promise<queries.PaymentRow> {
  const now = clock.now()
  const ended = await findEnded(tx, { clock }, payment, { movement: refund.movement, outcome: 'refused' })
  if (ended) return ended
  await bookRefund(tx, payment, { movement: newId(now), amountMinor: refund.amountMinor }, 'creditMinor')
  await refunds.endRefund(tx, refund.movement, 'refused', { now, ...by })
  const before = payment.attention === REFUND_UNKNOWN ? null : payment.attention
  const attention = await attentionAfter(tx, payment, { movement: refund.movement, attention: before })
  const change = { state: payment.state, attention, nextAskAt: payment.nextAskAt, changedAt: now }
  await queries.changePayment(tx, payment.id, change)
  return { ...payment, ...change }
}

/**
 * Locks the payment. The payment as it is where two people have ended the refund while the gateway was answering: money
 * is booked once. An answer that differs from what they stated needs attention.
 */
async function findEnded(
  tx: Transaction,
  { clock }: Pick<By, 'clock'>,
  { id: paymentId }: Pick<queries.PaymentRow, 'id'>,
  { movement, outcome }: { readonly movement: string; readonly outcome: refunds.RefundOutcome },
): Promise<queries.PaymentRow | undefined> {
  const payment = await queries.lockPayment(tx, paymentId)
  const stated = await refunds.findState(tx, movement)
  if (!payment || stated === 'asked') return undefined
  if (stated === outcome) return payment
  const attention = outcome === 'done' ? REFUNDED_AT_BANK : ANOTHER_OUTCOME
  const change = { state: payment.state, attention, nextAskAt: payment.nextAskAt, changedAt: clock.now() }
  await queries.changePayment(tx, paymentId, change)
  await publish(tx, 'payments.deposit-needs-attention', { paymentId, playerId: payment.playerId, attention })
  return { ...payment, ...change }
}

/** A bank's refund that was reported while the outcome of ours was unknown needs attention now. */
async function attentionAfter(
  tx: Transaction,
  { id: paymentId, playerId }: queries.PaymentRow,
  { movement, attention }: { readonly movement: string; readonly attention: string | null },
): Promise<string | null> {
  if (!(await refunds.wasReportedMeanwhile(tx, movement))) return attention
  await publish(tx, 'payments.deposit-needs-attention', { paymentId, playerId, attention: REFUNDED_AT_BANK })
  return REFUNDED_AT_BANK
}
