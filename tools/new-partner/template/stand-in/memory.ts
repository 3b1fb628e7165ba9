import type { Delivery } from '#providers/kit/deliver.ts'
import { shownAmount, shownOutcome, type Order } from '#providers/kit/orders.ts'
import type { Sandbox } from '#providers/kit/sandbox.ts'
import { sign, type Access } from './signed-message.ts'

/** A payment at the partner. */
export type Payment = Order & {
  /** The original request, so that a changed repeat is detected. */
  readonly said: string
  readonly returnUrl: string
  readonly notifyUrl: string
  /** Refunds by the shop's own number: a repeat is the same refund. */
  readonly refunds: Map<string, number>
}

/** A payout. `fate`: its outcome. */
export type Payout = {
  readonly payoutId: string
  readonly orderId: string
  readonly said: string
  readonly amountMinor: number
  readonly currency: string
  readonly fate: 'PAID' | 'REJECTED' | 'RETURNED'
  status: 'CREATED' | Payout['fate']
}

/** State of the running stand-in. */
export type Memory = Pick<Sandbox, 'clock' | 'scenarios'> & {
  readonly access: Access
  readonly times: { readonly holdMs: number; readonly lateMs: number }
  readonly payments: Map<string, Payment>
  readonly payouts: Map<string, Payout>
  readonly createCalls: Map<string, number>
  readonly nonces: Set<string>
  readonly sent: Delivery[]
  readonly unanswered: Delivery[]
}

export function statusOf({ clock, times }: Memory, payment: Payment): string {
  if (payment.after === 'refunded') return 'REFUNDED'
  switch (shownOutcome(payment, clock.now(), times.lateMs)) {
    case 'paid':
      return 'PAID'
    case 'open':
      return payment.outcome === 'paid' ? 'PENDING' : 'CREATED'
    case 'declined':
      return 'REJECTED'
    case 'expired':
      return 'EXPIRED'
    default:
      return 'CANCELLED'
  }
}

export function documentOf(memory: Memory, payment: Payment) {
  return {
    paymentId: payment.id,
    orderId: payment.shopOrderId,
    status: statusOf(memory, payment),
    amountMinor: shownAmount(payment),
    currency: payment.currency,
  }
}

/** A notification, signed anew each time that it is sent, unless it is `frozen`. */
export function notification(
  { access }: Memory,
  to: string,
  fields: object,
  how: { readonly access?: Access; readonly isFrozen?: boolean } = {},
): Delivery {
  const body = JSON.stringify(fields)
  const { pathname, search } = new URL(to)
  const headers = () => sign({ method: 'POST', path: pathname + search, body }, how.access ?? access)
  return { url: to, body, headers: how.isFrozen ? headers() : headers }
}
