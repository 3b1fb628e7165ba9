import type { CanonicalPayoutStatus, CanonicalStatus } from '#server/payments/partner-port.ts'

/** Statuses of a payment (providers §5.1). */
const PAYMENT_STATUS: Readonly<Record<string, CanonicalStatus>> = {
  CREATED: 'pending',
  PENDING: 'pending',
  PAID: 'settled',
  REJECTED: 'declined',
  CANCELLED: 'cancelled',
  RETURNED: 'refunded',
}

export function statusOfPayment(status: unknown): CanonicalStatus {
  return PAYMENT_STATUS[String(status)] ?? 'error'
}

const PAYOUT_STATUS: Readonly<Record<string, CanonicalPayoutStatus>> = {
  CREATED: 'queued',
  PENDING: 'sent',
  PAID: 'paid',
  REJECTED: 'rejected',
  CANCELLED: 'rejected',
  RETURNED: 'returned',
}

export function statusOfPayout(status: unknown): CanonicalPayoutStatus {
  return PAYOUT_STATUS[String(status)] ?? 'error'
}
