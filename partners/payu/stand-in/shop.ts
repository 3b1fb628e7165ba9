import { createHash } from 'node:crypto'
import type { Delivery } from '#providers/kit/deliver.ts'
import { shownAmount, shownOutcome, type Order } from '#providers/kit/orders.ts'
import type { SandboxClock } from '#providers/kit/sandbox-clock.ts'
import type { ScenarioBook } from '#providers/kit/scenarios.ts'

export type PayUOrder = Order & {
  readonly notifyUrl: string
  readonly continueUrl: string
  readonly createdAt: Date
  /** The customer lets PayU store the card for this owner, named by the shop. */
  readonly keepsCardOf: string | undefined
  /** The stored card that is charged. */
  readonly token: string | undefined
  isReleased: boolean
}

/** A card that PayU stores for an owner of the shop. */
export type PayUCard = {
  readonly value: string
  readonly ownerId: string
  readonly cardNumberMasked: string
  readonly cardExpirationMonth: string
  readonly cardExpirationYear: string
}

export type PayUPayout = {
  readonly payoutId: string
  readonly extPayoutId: string
  readonly amount: string
  readonly isDeclined: boolean
  status: 'PENDING' | 'WAITING' | 'REALIZED' | 'CANCELLED'
}

export type PayUSecrets = {
  readonly posId: string
  readonly shopId: string
  readonly clientId: string
  readonly clientSecret: string
  readonly secondKey: string
}

/** State of the running stand-in. */
export type PayUShop = {
  readonly secrets: PayUSecrets
  readonly times: { readonly holdMs: number; readonly lateMs: number; readonly tokenSeconds: number }
  readonly clock: SandboxClock
  readonly scenarios: ScenarioBook
  readonly orders: Map<string, PayUOrder>
  readonly payouts: Map<string, PayUPayout>
  readonly cards: Map<string, PayUCard>
  /** Ways to pay that are not agreed for this shop. */
  readonly closedPayMethods: Set<string>
  readonly refunds: { readonly refundId: string; status: 'PENDING' | 'FINALIZED' }[]
  /** Tokens, their ends, and the card owner in whose name they are used. */
  readonly tokens: Map<string, { readonly endsAt: Date; readonly ownerId?: string }>
  /** Calls of a create by the shop's order: the first one may fail on purpose. */
  readonly createCalls: Map<string, number>
  /** Sent notifications, for `replay`. */
  readonly sent: Delivery[]
  /** Notifications that the shop has not answered with 200; PayU repeats them for three days. */
  readonly unanswered: Delivery[]
}

/** PayU's status of an order. */
export function orderStatus({ clock, times }: PayUShop, order: PayUOrder): string {
  if (order.isReleased) return 'CANCELED'
  switch (shownOutcome(order, clock.now(), times.lateMs)) {
    case 'paid':
      return 'COMPLETED'
    case 'open':
      return order.outcome === 'paid' ? 'PENDING' : 'NEW'
    default:
      return 'CANCELED'
  }
}

/** An order in PayU's format, in notifications and responses alike. */
export function orderDocument(shop: PayUShop, order: PayUOrder, status = orderStatus(shop, order)) {
  return {
    orderId: order.id,
    extOrderId: order.shopOrderId,
    orderCreateDate: order.createdAt.toISOString(),
    notifyUrl: order.notifyUrl,
    merchantPosId: shop.secrets.posId,
    currencyCode: order.currency,
    totalAmount: String(shownAmount(order)),
    status,
  }
}

/** A signed notification. Its JSON contains blanks, so that its signature is valid only over the raw bytes. */
export function notification(
  shop: PayUShop,
  order: PayUOrder,
  { status, secondKey = shop.secrets.secondKey }: { readonly status?: string; readonly secondKey?: string } = {},
): Delivery {
  const body = JSON.stringify(
    {
      order: orderDocument(shop, order, status),
      localReceiptDateTime: shop.clock.now().toISOString(),
      properties: [{ name: 'PAYMENT_ID', value: '151471228' }],
    },
    null,
    1,
  )
  return signedDelivery(order, body, secondKey)
}

/** The notification of a refund that the shop did not ask for, so that it has no number of the shop. */
export function refundNotification(shop: PayUShop, order: PayUOrder, amountMinor: number): Delivery {
  const refund = {
    refundId: String(9_000_000 + (order.refundedMinor ?? 0)),
    amount: String(amountMinor),
    currencyCode: order.currency,
    status: 'FINALIZED',
    statusDateTime: shop.clock.now().toISOString(),
    reason: 'chargeback',
  }
  const body = JSON.stringify({ orderId: order.id, extOrderId: order.shopOrderId, refund }, null, 1)
  return signedDelivery(order, body, shop.secrets.secondKey)
}

function signedDelivery(order: PayUOrder, body: string, secondKey: string): Delivery {
  const algorithm = order.scenario === 'unknown_hash' ? 'CRC32' : 'MD5'
  const signature = createHash('md5').update(body).update(secondKey).digest('hex')
  return {
    url: order.notifyUrl,
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      'openpayu-signature': `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`,
    },
    body,
  }
}
