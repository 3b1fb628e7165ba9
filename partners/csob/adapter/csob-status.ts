import type { CanonicalStatus } from '#server/payments/partner-port.ts'

const SESSION_EXPIRED = 130

/** paymentStatus of eAPI, mapped to ours. 7 means that the money is on its way and counts like 8 (providers §1.5). */
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

/** Reads a verified response. An expired session is shown by the result code, beside status 3. */
export function canonicalStatus(resultCode: number, paymentStatus: number): CanonicalStatus {
  if (resultCode === SESSION_EXPIRED) return 'expired'
  return STATUS[paymentStatus] ?? 'error'
}
