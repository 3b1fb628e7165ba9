import type { CanonicalPayoutStatus, CanonicalStatus } from '#server/payments/partner-port.ts'

/** The partner's statuses, mapped to ours. An unknown status is an error for staff, never a credit. */
const STATUS: Readonly<Record<string, CanonicalStatus>> = {
  CREATED: 'pending',
  PENDING: 'pending',
  PAID: 'settled',
  REJECTED: 'declined',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
}

/** @param status the partner's status, as received */
export function statusOf(status: unknown): CanonicalStatus {
  return STATUS[String(status)] ?? 'error'
}

/** The same for payouts. */
const PAYOUT_STATUS: Readonly<Record<string, CanonicalPayoutStatus>> = {
  CREATED: 'queued',
  PAID: 'paid',
  REJECTED: 'rejected',
  RETURNED: 'returned',
}

export function payoutStatusOf(status: unknown): CanonicalPayoutStatus {
  return PAYOUT_STATUS[String(status)] ?? 'error'
}
