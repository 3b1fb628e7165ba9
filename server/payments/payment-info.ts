import type { Static } from 'typebox'
import type { PaymentInfo } from '#contract/capi-v1.1/funds.ts'
import type { PaymentRow } from './payments.queries.ts'

/** A payment as its player and staff see it. */
export function paymentInfo(row: PaymentRow): Static<typeof PaymentInfo> {
  return {
    paymentId: row.id,
    referenceNumber: String(row.referenceNumber),
    direction: row.direction,
    method: row.method,
    gateway: row.gateway,
    amount: { amountMinor: row.amountMinor, currency: row.currency },
    fee: { amountMinor: row.feeMinor, currency: row.currency },
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }
}
