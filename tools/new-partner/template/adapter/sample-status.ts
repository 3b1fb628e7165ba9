import type { CanonicalPayoutStatus, CanonicalStatus } from '#server/payments/partner-port.ts'

/** What the partner's words mean to us. A word that is not here is an error for staff to look at, never money. */
const STATUS: Readonly<Record<string, CanonicalStatus>> = {
  CREATED: 'pending',
  PENDING: 'pending',
  PAID: 'settled',
  REJECTED: 'declined',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
}

/** @param status the partner's word, as it came */
export function statusOf(status: unknown): CanonicalStatus {
  return STATUS[String(status)] ?? 'error'
}

/** The same of money that goes out. */
const PAYOUT_STATUS: Readonly<Record<string, CanonicalPayoutStatus>> = {
  CREATED: 'queued',
  PAID: 'paid',
  REJECTED: 'rejected',
  RETURNED: 'returned',
}

export function payoutStatusOf(status: unknown): CanonicalPayoutStatus {
  return PAYOUT_STATUS[String(status)] ?? 'error'
}
