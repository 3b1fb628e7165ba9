import type { Scenario } from './scenarios.ts'

/** What became of an order on the payment page. */
export type Outcome = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired'

/** An order as a partner with a payment page remembers it. */
export type Order = {
  readonly id: string
  /** Shop's own word for it. */
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
  /** How much of it went back in parts. */
  refundedMinor?: number
  statusCalls: number
}

export type Action = 'pay' | 'decline' | 'cancel' | 'nothing'

/** What a button of the payment page does, or what the scenario makes of it. An order that has ended stays as it is. */
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

/** Lets an order that nobody finished in its time end; in `expire` that is at once. */
export function expireIfDue(order: Order, now: Date): void {
  if (order.outcome === 'open' && (order.scenario === 'expire' || now >= order.expiresAt)) order.outcome = 'expired'
}

/** What the partner admits to, which a scenario may hold back. */
export function shownOutcome(order: Order, now: Date, lateMs: number): Outcome {
  const { scenario, outcome, paidAt, isSettled } = order
  if (outcome !== 'paid' || !paidAt) return outcome
  if (scenario === 'return_only' && !isSettled) return 'open'
  if (scenario === 'late_success' && now.getTime() - paidAt.getTime() < lateMs) return 'expired'
  return 'paid'
}

/** The amount that the partner says was paid. */
export function shownAmount({ amountMinor, scenario }: Order): number {
  return scenario === 'wrong_amount' ? amountMinor - 1 : amountMinor
}

/** What partners do by themselves overnight. Gives how many orders were settled. */
export function settleOrders(orders: Iterable<Order>): number {
  const paid = [...orders].filter(({ outcome }) => outcome === 'paid')
  for (const order of paid) order.isSettled = true
  return paid.length
}

/** Sends a part of an order back, or all of it. False when so much is not left. */
export function refundPart(order: Order, amountMinor: number): boolean {
  const refunded = (order.refundedMinor ?? 0) + amountMinor
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || refunded > order.amountMinor) return false
  order.refundedMinor = refunded
  if (refunded === order.amountMinor) order.after = 'refunded'
  return true
}
