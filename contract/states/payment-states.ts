/**
 * States of a deposit. The names follow the canonical states of the partners (reference: providers §0). Moves only go forward, with
 * one exception: money that arrives after the expiry is still credited.
 */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'authorised',
  'settled',
  'declined',
  'cancelled',
  'expired',
  'reversed',
  'refunded',
  'error',
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

export const paymentMoves = {
  open: { from: ['created'], to: 'pending' },
  authorise: { from: ['created', 'pending', 'expired', 'cancelled'], to: 'authorised' },
  settle: { from: ['created', 'pending', 'authorised', 'expired', 'cancelled', 'declined', 'error'], to: 'settled' },
  decline: { from: ['created', 'pending'], to: 'declined' },
  cancel: { from: ['created', 'pending'], to: 'cancelled' },
  expire: { from: ['created', 'pending'], to: 'expired' },
  fail: { from: ['created'], to: 'error' },
  reverse: { from: ['authorised'], to: 'reversed' },
  refund: { from: ['settled'], to: 'refunded' },
  /** A chargeback by the bank of all that was left, after the deposit was credited. */
  chargeBack: { from: ['settled'], to: 'reversed' },
} as const satisfies Record<string, { from: readonly PaymentState[]; to: PaymentState }>

export type PaymentMove = keyof typeof paymentMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function paymentCan(move: PaymentMove, state: PaymentState): boolean {
  const from: readonly PaymentState[] = paymentMoves[move].from
  return from.includes(state)
}
