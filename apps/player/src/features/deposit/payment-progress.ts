import type { PaymentState } from '#contract/states/payment-states.ts'

export type Progress = 'waiting' | 'settled' | 'failed'

/** The progress of a payment for the player. `authorised` is still pending: only settled money can be played. */
export function progressOf(state: PaymentState): Progress {
  switch (state) {
    case 'created':
    case 'pending':
    case 'authorised':
      return 'waiting'
    case 'settled':
      return 'settled'
    case 'declined':
    case 'cancelled':
    case 'expired':
    case 'reversed':
    case 'refunded':
    case 'error':
      return 'failed'
  }
}
