import type { Delivery } from '#providers/kit/deliver.ts'
import { shownAmount, shownOutcome, type Order } from '#providers/kit/orders.ts'
import type { SandboxClock } from '#providers/kit/sandbox-clock.ts'
import type { ScenarioBook } from '#providers/kit/scenarios.ts'
import { sign, type Access } from './signed-message.ts'

export type Wallet = {
  readonly playerRef: string
  readonly phone: string
  state: 'NONE' | 'PENDING' | 'CONNECTED' | 'BLOCKED'
  availableMinor: number
  readonly currency: string
  connectedAt: string | null
}

export type Connection = {
  readonly connectId: string
  readonly playerRef: string
  readonly phone: string
  readonly returnUrl: string
  readonly notifyUrl: string
  readonly expiresAt: Date
  readonly code: string
  attemptsLeft: number
}

export type Payment = Order & {
  readonly playerRef: string
  readonly method: 'WALLET' | 'SMS' | 'CARD'
  readonly said: string
  readonly returnUrl: string
  readonly notifyUrl: string
  readonly code: string
  attemptsLeft: number
  isReturned: boolean
}

export type Payout = {
  readonly payoutId: string
  readonly orderId: string
  readonly said: string
  readonly amountMinor: number
  readonly currency: string
  readonly type: 'WALLET' | 'BANK'
  readonly playerRef: string
  readonly fate: 'PAID' | 'REJECTED' | 'RETURNED'
  status: 'CREATED' | 'PENDING' | 'PAID' | 'REJECTED' | 'RETURNED'
}

/** State of the running stand-in. */
export type Office = {
  readonly settings: Access & { notifyUrl: string; readonly currency: string }
  readonly times: { readonly holdMs: number; readonly lateMs: number }
  readonly clock: SandboxClock
  readonly scenarios: ScenarioBook
  readonly wallets: Map<string, Wallet>
  readonly connections: Map<string, Connection>
  readonly payments: Map<string, Payment>
  readonly payouts: Map<string, Payout>
  readonly createCalls: Map<string, number>
  readonly nonces: Set<string>
  readonly sent: Delivery[]
  readonly unanswered: Delivery[]
}

export function paymentStatus({ clock, times }: Office, payment: Payment): string {
  if (payment.isReturned) return 'RETURNED'
  switch (shownOutcome(payment, clock.now(), times.lateMs)) {
    case 'paid':
      return 'PAID'
    case 'open':
      return payment.outcome === 'paid' ? 'PENDING' : 'CREATED'
    case 'declined':
      return 'REJECTED'
    default:
      return 'CANCELLED'
  }
}

export function paymentDocument(office: Office, payment: Payment) {
  return {
    paymentId: payment.id,
    orderId: payment.shopOrderId,
    status: paymentStatus(office, payment),
    amountMinor: shownAmount(payment),
    currency: payment.currency,
    method: payment.method,
  }
}

export function payoutDocument({ payoutId, orderId, status, amountMinor, currency, type }: Payout) {
  return { payoutId, orderId, status, amountMinor, currency, type }
}

/** A callback, signed anew each time that it is sent, unless it is `frozen`. */
export function callback(
  { settings }: Office,
  to: string,
  fields: object,
  how: { readonly access?: Access; readonly isFrozen?: boolean; readonly skewSeconds?: number } = {},
): Delivery {
  const body = JSON.stringify(fields)
  const { pathname, search } = new URL(to)
  const headers = () =>
    sign({ method: 'POST', path: pathname + search, body }, how.access ?? settings, how.skewSeconds ?? 0)
  return { url: to, body, headers: how.isFrozen ? headers() : headers }
}
