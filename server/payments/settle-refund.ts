import { newId, tell, type Clock, type Transaction } from '#server/kernel/index.ts'
import { movePlayerMoney } from '#server/wallet/index.ts'
import * as queries from './payments.queries.ts'
import * as refunds from './refunds.queries.ts'

// Whoever moves a refund holds its payment first, so that two of one moment never wait for each other.

/** Why a payment needs attention while nobody knows how its refund ended. */
export const REFUND_UNKNOWN = 'refund-unknown'

export type RefundOf = Pick<refunds.RefundRow, 'movement' | 'amountMinor'>

/** Takes a refund's money off the balance, or gives it back. False when the player has not so much any more. */
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

/** The money has gone back: the whole of a payment ends it, a part leaves the rest to play. Gives the payment as it is now. */
export async function settleRefund(
  tx: Transaction,
  payment: queries.PaymentRow,
  { movement, amountMinor }: RefundOf,
  { clock, ...by }: By,
): Promise<queries.PaymentRow> {
  const now = clock.now()
  const { id: paymentId, playerId } = payment
  await queries.lockPayment(tx, paymentId)
  const refundedMinor = payment.refundedMinor + amountMinor
  const state = refundedMinor === payment.amountMinor ? 'refunded' : payment.state
  await refunds.endRefund(tx, movement, 'done', { now, ...by })
  await refunds.addRefunded(tx, paymentId, amountMinor)
  const change = { state, attention: null, nextAskAt: null, changedAt: now } as const
  await queries.changePayment(tx, paymentId, change)
  await tell(tx, 'payments.deposit-refunded', { paymentId, playerId, amountMinor, isWhole: state === 'refunded' })
  return { ...payment, ...change, refundedMinor }
}

/** Nothing went back: the money is on the balance again. */
export async function dropRefund(
  tx: Transaction,
  payment: queries.PaymentRow,
  refund: RefundOf,
  { clock, ...by }: By,
): Promise<queries.PaymentRow> {
  const now = clock.now()
  await queries.lockPayment(tx, payment.id)
  await bookRefund(tx, payment, { movement: newId(now), amountMinor: refund.amountMinor }, 'creditMinor')
  await refunds.endRefund(tx, refund.movement, 'refused', { now, ...by })
  const attention = payment.attention === REFUND_UNKNOWN ? null : payment.attention
  const change = { state: payment.state, attention, nextAskAt: payment.nextAskAt, changedAt: now }
  await queries.changePayment(tx, payment.id, change)
  return { ...payment, ...change }
}
