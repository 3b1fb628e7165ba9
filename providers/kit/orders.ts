import type { Scenario } from './scenarios.ts'

/** Outcome of an order on the payment page. */
export type Outcome = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired'

/** An order at a partner with a payment page. */
export type Order = {
  readonly id: string
  /** The shop's own id of it. */
  readonly shopOrderId: string
  readonly amountMinor: number
  readonly currency: string
  readonly scenario: Scenario
  readonly expiresAt: Date
  outcome: Outcome
  paidAt: Date | undefined
  /** The partner has settled it overnight. */
  isSettled: boolean
  /** What the shop did with it afterwards. */
  after: 'nothing' | 'reversed' | 'refunded'
  /** Sum of its partial refunds. */
  refundedMinor?: number
  statusCalls: number
}

export type Action = 'pay' | 'decline' | 'cancel' | 'nothing'

/** Effect of a button of the payment page, or of the scenario. An order that has ended does not change. */
export function press(order: Order, action: Action, now: Date): void {
  expireIfDue(order, now)
  if (order.outcome !== 'open' || action === 'nothing') return
  if (action === 'cancel' || order.scenario === 'cancel') order.outcome = 'cancelled'
  else if (action === 'decline' || order.scenario === 'decline') order.outcome = 'declined'
  else {
    order.outcome = 'paid'
    order.paidAt = now
  }
}

/** Expires an order that nobody completed in time; in `expire` at once. */
export function expireIfDue(order: Order, now: Date): void {
  if (order.outcome === 'open' && (order.scenario === 'expire' || now >= order.expiresAt)) order.outcome = 'expired'
}

/** The status that the partner reports, which a scenario may delay. */
export function shownOutcome(order: Order, now: Date, lateMs: number): Outcome {
  const { scenario, outcome, paidAt, isSettled } = order
  if (outcome !== 'paid' || !paidAt) return outcome
  if (scenario === 'return_only' && !isSettled) return 'open'
  if (scenario === 'late_success' && now.getTime() - paidAt.getTime() < lateMs) return 'expired'
  return 'paid'
}

/** The paid amount that the partner reports. */
export function shownAmount({ amountMinor, scenario }: Order): number {
  return scenario === 'wrong_amount' ? amountMinor - 1 : amountMinor
}

/** Nightly processing of partners. Returns how many orders were settled. */
export function settleOrders(orders: Iterable<Order>): number {
  const paid = [...orders].filter(({ outcome }) => outcome === 'paid')
  for (const order of paid) order.isSettled = true
  return paid.length
}

/** Refunds a part of an order, or all of it. False when the rest is less. */
export function refundPart(order: Order, amountMinor: number): boolean {
  const refunded = (order.refundedMinor ?? 0) + amountMinor
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || refunded > order.amountMinor) return false
  order.refundedMinor = refunded
  if (refunded === order.amountMinor) order.after = 'refunded'
  return true
}
