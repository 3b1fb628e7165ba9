import type { CanonicalPayoutStatus, CanonicalStatus } from '#server/payments/partner-port.ts'

/** Status of a checkout (providers §4.3, §4.4). */
const CHECKOUT_STATUS: Readonly<Record<string, CanonicalStatus>> = {
  processing: 'pending',
  pre_authorized: 'authorised',
  succeeded: 'settled',
  captured: 'settled',
  finalized: 'settled',
  declined: 'declined',
  failed: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
}

export function statusOfCheckout(status: unknown): CanonicalStatus {
  return CHECKOUT_STATUS[String(status)] ?? 'error'
}

/** Statuses of withdrawals are not published: an unknown one is still on its way, and polled again. */
const WITHDRAWAL_STATUS: Readonly<Record<string, CanonicalPayoutStatus>> = {
  paid: 'paid',
  succeeded: 'paid',
  processed: 'paid',
  rejected: 'rejected',
  failed: 'rejected',
  returned: 'returned',
}

export function statusOfWithdrawal(status: unknown): CanonicalPayoutStatus {
  return WITHDRAWAL_STATUS[String(status)] ?? 'sent'
}
