import type { CanonicalPayoutStatus, CanonicalStatus } from '#server/payments/partner-port.ts'

/** Status of an order (providers §3.3). A card that was declined ends as CANCELED too. */
const ORDER_STATUS: Readonly<Record<string, CanonicalStatus>> = {
  NEW: 'pending',
  PENDING: 'pending',
  WAITING_FOR_CONFIRMATION: 'authorised',
  COMPLETED: 'settled',
  CANCELED: 'cancelled',
  REJECTED: 'declined',
}

export function statusOfOrder(status: unknown): CanonicalStatus {
  return ORDER_STATUS[String(status)] ?? 'error'
}

/** Status of a payout; PayU writes this one with two Ls. */
const PAYOUT_STATUS: Readonly<Record<string, CanonicalPayoutStatus>> = {
  PENDING: 'queued',
  WAITING: 'sent',
  REALIZED: 'paid',
  CANCELLED: 'rejected',
}

export function statusOfPayout(status: unknown): CanonicalPayoutStatus {
  return PAYOUT_STATUS[String(status)] ?? 'error'
}
