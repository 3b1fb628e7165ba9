import type { ControlBus, Reaction } from '#server/kernel/index.ts'

/** Processes that show a player's payments tell their browsers to read them again. */
export const PAYMENTS_MOVED = 'payments-moved'

/**
 * Says that a payment of a player moved, after the commit and outside every transaction of money (decision 0232). Saying it twice
 * does no harm: whoever hears it reads.
 */
export function movedPaymentReactions({ bus }: { readonly bus: Pick<ControlBus, 'send'> }): Reaction[] {
  const react = ({ playerId }: { readonly playerId: number }) =>
    bus.send({ topic: PAYMENTS_MOVED, id: String(playerId) })
  return [
    { event: 'payments.deposit-settled', name: 'payments.push-settled', react },
    { event: 'payments.deposit-declined', name: 'payments.push-declined', react },
    { event: 'payments.deposit-cancelled', name: 'payments.push-cancelled', react },
    { event: 'payments.deposit-expired', name: 'payments.push-expired', react },
    { event: 'payments.withdrawal-moved', name: 'payments.push-withdrawal', react },
  ]
}
