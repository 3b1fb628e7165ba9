import { publish, type Clock, type Transaction } from '#server/kernel/index.ts'
import type { GatewayDay } from './reconciliation.queries.ts'
import { markTakenBack } from './taken-back.queries.ts'

/**
 * A list has more taken back of a deposit than we know of: a chargeback of its bank. The deposit needs attention, so
 * that staff book it (`charge-back.ts`).
 */
export async function publishTakenBack(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  at: GatewayDay,
): Promise<void> {
  const attention = 'refunded-at-the-bank'
  for (const { id: paymentId, playerId } of await markTakenBack(tx, at, { attention, now: clock.now() }))
    await publish(tx, 'payments.deposit-needs-attention', { paymentId, playerId, attention })
}
