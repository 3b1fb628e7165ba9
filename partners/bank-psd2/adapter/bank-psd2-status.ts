import type { CanonicalStatus, ConsentStatus } from '#server/payments/partner-port.ts'

/** Statuses of a payment order; only a settled one is credited, "accepted" is not (providers §6.6, §5.4). */
const PAYMENT_STATUS: Readonly<Record<string, CanonicalStatus>> = {
  RCVD: 'pending',
  PDNG: 'pending',
  ACTC: 'pending',
  ACCP: 'pending',
  ACSP: 'pending',
  ACSC: 'settled',
  ACCC: 'settled',
  RJCT: 'declined',
  CANC: 'cancelled',
}

export function statusOfPayment(status: unknown): CanonicalStatus {
  return PAYMENT_STATUS[String(status)] ?? 'error'
}

/** A revoked, partly given or withdrawn consent shows no accounts. */
const CONSENT_STATUS: Readonly<Record<string, ConsentStatus>> = {
  received: 'waiting',
  valid: 'valid',
  partiallyAuthorised: 'waiting',
  rejected: 'rejected',
  expired: 'expired',
  revokedByPsu: 'rejected',
  terminatedByTpp: 'expired',
}

export function statusOfConsent(status: unknown): ConsentStatus {
  return CONSENT_STATUS[String(status)] ?? 'waiting'
}
