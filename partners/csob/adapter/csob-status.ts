import type { CanonicalStatus } from '#server/payments/partner-port.ts'

const SESSION_EXPIRED = 130

/** paymentStatus of eAPI in our words. 7 means that the money is on its way and is as good as 8 (providers §1.5). */
const STATUS: Readonly<Record<number, CanonicalStatus>> = {
  1: 'pending',
  2: 'pending',
  3: 'cancelled',
  4: 'authorised',
  5: 'reversed',
  6: 'declined',
  7: 'settled',
  8: 'settled',
  9: 'refunded',
  10: 'refunded',
}

/** Reads a verified answer. A session that ran out is told by the result code, beside status 3. */
export function canonicalStatus(resultCode: number, paymentStatus: number): CanonicalStatus {
  if (resultCode === SESSION_EXPIRED) return 'expired'
  return STATUS[paymentStatus] ?? 'error'
}
