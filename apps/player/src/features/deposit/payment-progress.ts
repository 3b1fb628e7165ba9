import type { PaymentState } from '#contract/states/payment-states.ts'

export type Progress = 'waiting' | 'settled' | 'failed'

/** What the player is told of a payment. `authorised` is still on its way: only settled money can be played. */
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
