import { paymentCan, type PaymentMove, type PaymentState } from '#contract/states/payment-states.ts'
import type { CanonicalStatus } from './gateways/gateway.ts'

/** What a partner's status does to a payment: a move, a reason for staff to look, both or nothing. */
export type Decision = {
  readonly move?: Extract<PaymentMove, 'settle' | 'authorise' | 'decline' | 'cancel' | 'expire' | 'reverse'>
  readonly attention?: string
}

/** States of open payments and those that ended without money; a success after the latter is late. */
const WAITING: readonly PaymentState[] = ['created', 'pending', 'authorised']

/** States in which the player has, or has had, the money. */
const CREDITED: readonly PaymentState[] = ['settled', 'refunded']

const END_MOVES = { declined: 'decline', cancelled: 'cancel', expired: 'expire' } as const

/**
 * Pure. Payments only move forward: an older status after a newer one changes nothing. A success after a payment has
 * ended is credited, and shown to staff (providers §0, rule 4).
 */
export function decideMove(state: PaymentState, status: CanonicalStatus): Decision {
  switch (status) {
    case 'pending':
      return {}
    case 'settled':
      if (state === 'settled') return {}
      if (!paymentCan('settle', state)) return { attention: `settled-after-${state}` }
      return WAITING.includes(state) ? { move: 'settle' } : { move: 'settle', attention: 'late-success' }
    case 'authorised':
      // Our orders capture the money at once, so a mere authorisation needs attention.
      return paymentCan('authorise', state) ? { move: 'authorise', attention: 'authorised-only' } : {}
    case 'declined':
    case 'cancelled':
    case 'expired':
      if (paymentCan(END_MOVES[status], state)) return { move: END_MOVES[status] }
      return state === 'authorised' || CREDITED.includes(state) ? { attention: `${status}-after-${state}` } : {}
    case 'reversed':
    case 'refunded':
      // Not ordered by us: the bank took the money back, and the books wait for a decision of staff.
      if (paymentCan('cancel', state)) return { move: 'cancel', attention: `${status}-at-the-bank` }
      if (status === 'reversed' && paymentCan('reverse', state)) return { move: 'reverse' }
      return state === 'settled' ? { attention: `${status}-at-the-bank` } : {}
    case 'error':
      return { attention: 'unknown-status' }
  }
}
