/**
 * Life of a deposit. The words follow the canonical states of the partners (reference: providers §0). Time only moves
 * forward, with one exception that every bank knows: money that arrives after we stopped waiting is still credited.
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
  /** The bank took back all that was left of it, after the player had it. */
  chargeBack: { from: ['settled'], to: 'reversed' },
} as const satisfies Record<string, { from: readonly PaymentState[]; to: PaymentState }>

export type PaymentMove = keyof typeof paymentMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function paymentCan(move: PaymentMove, state: PaymentState): boolean {
  const from: readonly PaymentState[] = paymentMoves[move].from
  return from.includes(state)
}
