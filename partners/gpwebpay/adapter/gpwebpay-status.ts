import type { CanonicalStatus } from '#server/payments/partner-port.ts'

/** `status` of the web services, mapped to ours (providers §2.6). */
const STATUS: Readonly<Record<string, CanonicalStatus>> = {
  PENDING_AUTHORIZATION: 'pending',
  // Declined, cancelled or abandoned: the signed return says which, and without it money could still arrive.
  UNPAID: 'expired',
  PENDING_CAPTURE: 'authorised',
  CAPTURED: 'settled',
  PENDING_ADJUSTMENT: 'settled',
  REVERSED: 'reversed',
  PARTIAL_PAYMENT: 'refunded',
  REFUNDED: 'refunded',
}

/** The gateway does not know the order: the player's browser has not carried it there yet. */
export const OBJECT_NOT_FOUND = 15

/** Status of an order from the web services. */
export function statusOfOrder(status: string): CanonicalStatus {
  return STATUS[status] ?? 'error'
}

const CANCELLED_BY_CARDHOLDER = 50
const SESSION_EXPIRED = 35
const WANTS_MORE = [200, 300]
/** The gateway, its bank or our message failed: the status of the payment is unknown. */
const TECHNICAL = [11, 26, 31, 80, 82, 1000]

export function isTechnical(prcode: number): boolean {
  return TECHNICAL.includes(prcode)
}

/** Meaning of the codes of a return (providers §2.4): both must be 0 for a success. */
export function statusOfReturn(prcode: number, srcode: number): CanonicalStatus {
  if (prcode === 0) return srcode === 0 ? 'settled' : 'error'
  if (prcode === CANCELLED_BY_CARDHOLDER) return 'cancelled'
  if (prcode === SESSION_EXPIRED) return 'expired'
  return WANTS_MORE.includes(prcode) ? 'pending' : 'declined'
}
