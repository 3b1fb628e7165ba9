import type { ControlBus, Reaction } from '#server/kernel/index.ts'

/** Control message: processes with open streams of the player tell the browsers to read payments again. */
export const PAYMENTS_MOVED = 'payments-moved'

/**
 * Sends the message that a payment of a player changed, after the commit and outside every transaction of money
 * (decision 0232). Sending it twice does no harm: receivers only read.
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
