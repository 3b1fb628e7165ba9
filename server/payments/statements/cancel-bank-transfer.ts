import type { ReplyOf } from '#contract/call.ts'
import type { cancelBankTransfer as call } from '#contract/onling-v2/bank-transfer.ts'
import { paymentCan } from '#contract/states/payment-states.ts'
import { publish, type Clock, type Database, type Input } from '#server/kernel/index.ts'
import { paymentInfo } from '../payment-info.ts'
import * as payments from '../payments.queries.ts'

/**
 * Cancels the player's order of a deposit by bank transfer. Only such an order: with any other way the money may be
 * with a partner already. ERR_STATE_CHANGED when it was paid, or has expired.
 */
export async function cancelBankTransfer(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { body, caller, refuse }: Pick<Input<typeof call>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  return db.transaction(async (tx) => {
    const payment = await payments.lockPayment(tx, body.paymentId)
    if (payment?.playerId !== caller.playerId || payment.method !== 'Bacs') return refuse('ERR_PAYMENT_NOT_FOUND')
    if (payment.state === 'cancelled') return paymentInfo(payment)
    if (!paymentCan('cancel', payment.state)) return refuse('ERR_STATE_CHANGED', { state: payment.state })

    const change = {
      state: 'cancelled',
      attention: payment.attention,
      nextAskAt: null,
      changedAt: clock.now(),
    } as const
    await payments.changePayment(tx, payment.id, change)
    await publish(tx, 'payments.deposit-cancelled', { paymentId: payment.id, playerId: payment.playerId })
    return paymentInfo({ ...payment, ...change })
  })
}
