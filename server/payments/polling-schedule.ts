import type { Instant } from '#server/kernel/index.ts'
import { isStopped } from './find-mismatch.ts'
import type { PaymentRow } from './payments.queries.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** A gateway's longest time for a payment plus ten minutes (providers §1.7); after it the payment expires. */
const WAIT_MS = 40 * MINUTE_MS
/** A transfer goes from bank to bank, also over a weekend and a holiday. */
const WAIT_FOR_TRANSFER_MS = 14 * 24 * HOUR_MS

/** How long a payment may stay open. */
export function waitMsOf({ method }: Pick<PaymentRow, 'method'>): number {
  return method === 'Bacs' ? WAIT_FOR_TRANSFER_MS : WAIT_MS
}

/** A payment that got no number of the partner is abandoned after this. Longer than any call to a partner can take. */
export const UNNUMBERED_MS = 5 * MINUTE_MS

const FIRST_ASKS_MS = [2 * SECOND_MS, 5 * SECOND_MS, 15 * SECOND_MS]
const LATER_ASKS_MS = MINUTE_MS
const ASKS_OF_DAYS_MS = HOUR_MS
/** Age at which the status of an expired payment is requested again, because money can still arrive. */
const LATE_ASKS_MS = [1 * HOUR_MS, 2 * HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS]

/** When the status of a payment is requested next; null when it can no longer change. */
export function nextAskAt(
  payment: Pick<PaymentRow, 'method' | 'state' | 'statusAsks' | 'createdAt' | 'attention'>,
  now: Instant,
): Instant | null {
  if (isStopped(payment)) return null
  switch (payment.state) {
    case 'created':
      return new Date(payment.createdAt.getTime() + UNNUMBERED_MS)
    case 'pending':
    case 'authorised':
      return new Date(now.getTime() + pauseAfter(payment, now))
    case 'expired': {
      const age = now.getTime() - payment.createdAt.getTime()
      const next = LATE_ASKS_MS.find((due) => due > age)
      return next === undefined ? null : new Date(payment.createdAt.getTime() + next)
    }
    default:
      return null
  }
}

function pauseAfter(payment: Pick<PaymentRow, 'method' | 'statusAsks' | 'createdAt'>, now: Instant): number {
  const isOfDays = waitMsOf(payment) > WAIT_MS && now.getTime() - payment.createdAt.getTime() >= WAIT_MS
  return isOfDays ? ASKS_OF_DAYS_MS : (FIRST_ASKS_MS[payment.statusAsks] ?? LATER_ASKS_MS)
}
