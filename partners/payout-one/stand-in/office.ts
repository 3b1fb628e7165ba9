import type { Delivery } from '#providers/kit/deliver.ts'
import { shownAmount, shownOutcome, type Order } from '#providers/kit/orders.ts'
import type { SandboxClock } from '#providers/kit/sandbox-clock.ts'
import type { ScenarioBook } from '#providers/kit/scenarios.ts'
import { sign } from './signed-text.ts'

export type Checkout = Order & { readonly redirectUrl: string; isReleased: boolean }

export type Withdrawal = {
  readonly id: string
  readonly externalId: string
  readonly amount: number
  readonly currency: string
  readonly iban: string
  readonly fate: 'paid' | 'rejected' | 'returned'
  status: 'processing' | 'pending' | 'paid' | 'rejected' | 'returned'
}

export type OfficeSettings = {
  readonly clientId: string
  readonly clientSecret: string
  /** URL for webhooks, set when the key was issued. */
  readonly notifyUrl: string
}

/** State of the running stand-in. */
export type Office = {
  readonly settings: OfficeSettings
  readonly times: { readonly holdMs: number; readonly lateMs: number; readonly tokenSeconds: number }
  readonly clock: SandboxClock
  readonly scenarios: ScenarioBook
  readonly checkouts: Map<string, Checkout>
  readonly withdrawals: Map<string, Withdrawal>
  readonly tokens: Map<string, Date>
  readonly createCalls: Map<string, number>
  /** Responses by idempotency key, with their requests. */
  readonly answers: Map<string, { readonly said: string; readonly answer: object }>
  readonly sent: Delivery[]
  readonly unanswered: Delivery[]
}

export function checkoutStatus({ clock, times }: Office, checkout: Checkout): string {
  if (checkout.isReleased) return 'cancelled'
  if (checkout.after === 'refunded') return 'refunded'
  switch (shownOutcome(checkout, clock.now(), times.lateMs)) {
    case 'paid':
      return 'succeeded'
    case 'open':
      return 'processing'
    case 'declined':
      return 'declined'
    case 'cancelled':
      return 'cancelled'
    case 'expired':
      return 'expired'
  }
}

/** A checkout as Payout.one writes and signs it. */
export function checkoutDocument(office: Office, checkout: Checkout, origin: string) {
  const document = {
    object: 'checkout',
    id: Number(checkout.id),
    amount: shownAmount(checkout),
    currency: checkout.currency,
    external_id: checkout.shopOrderId,
    status: checkoutStatus(office, checkout),
    checkout_url: `${origin}/checkouts/${checkout.id}`,
    payment: null,
  }
  return sign('checkout', document, office.settings.clientSecret)
}

export function withdrawalDocument({ settings }: Office, withdrawal: Withdrawal) {
  const { id, externalId, amount, currency, iban, status } = withdrawal
  const document = { object: 'withdrawal', id: Number(id), amount, currency, external_id: externalId, iban, status }
  return sign('withdrawal', document, settings.clientSecret)
}

/** A signed webhook. The signature covers its type and the shop's id, and nothing of its data. */
export function webhook(
  { settings }: Office,
  of: { readonly externalId: string; readonly type: string; readonly data: object },
  secret = settings.clientSecret,
): Delivery {
  const { externalId, type, data } = of
  const body = JSON.stringify(sign('webhook', { object: 'webhook', type, external_id: externalId, data }, secret))
  return { url: settings.notifyUrl, headers: { 'content-type': 'application/json' }, body }
}
