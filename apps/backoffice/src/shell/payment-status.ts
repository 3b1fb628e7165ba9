import type { PaymentState } from '#contract/states/payment-states.ts'
import type { StatusKind } from './status.tsx'

const kinds: Readonly<Record<PaymentState, StatusKind>> = {
  created: 'idle',
  pending: 'wait',
  authorised: 'info',
  settled: 'ok',
  declined: 'stop',
  cancelled: 'idle',
  expired: 'idle',
  reversed: 'hold',
  refunded: 'hold',
  error: 'risk',
}

/** Shape and colour of a payment's state; its word stands beside it. */
export function paymentStatus(state: PaymentState): StatusKind {
  return kinds[state]
}
