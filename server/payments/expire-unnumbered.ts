import { paymentCan } from '#contract/states/payment-states.ts'
import { publish, type Clock, type Transaction } from '#server/kernel/index.ts'
import * as queries from './payments.queries.ts'

/**
 * Ends a payment without a number of the partner: the process died between our row and the partner's answer. The player
 * was never sent to the partner, so no money can arrive.
 */
export async function expireUnnumbered(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  payment: queries.PaymentRow,
): Promise<void> {
  if (!paymentCan('expire', payment.state)) return
  const change = { state: 'expired', attention: payment.attention, nextAskAt: null, changedAt: clock.now() } as const
  await queries.changePayment(tx, payment.id, change)
  await publish(tx, 'payments.deposit-expired', { paymentId: payment.id, playerId: payment.playerId })
}
