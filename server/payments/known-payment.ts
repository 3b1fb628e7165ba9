import type { KnownPayment } from './gateways/gateway.ts'
import type { PaymentRow } from './payments.queries.ts'

/** A payment with ids on both sides; undefined while it has no number of the partner. */
export function knownPayment(row: PaymentRow): KnownPayment | undefined {
  const { id, providerRef, referenceNumber, amountMinor, currency } = row
  if (providerRef === null) return undefined
  return { paymentId: id, providerRef, orderNumber: String(referenceNumber), amount: { amountMinor, currency } }
}
