import type { Static } from 'typebox'
import type { StaffDeposit } from '#contract/play-v1/backoffice.ts'
import { paymentInfo } from './payment-info.ts'
import type { PaymentRow } from './payments.queries.ts'

/** A deposit as staff see it: with the partner's number and the reason for attention. */
export function staffDeposit(row: PaymentRow): Static<typeof StaffDeposit> {
  return {
    ...paymentInfo(row),
    playerId: row.playerId,
    providerRef: row.providerRef,
    attention: row.attention,
    changedAt: row.changedAt.toISOString(),
    nextAskAt: row.nextAskAt?.toISOString() ?? null,
    refunded: { amountMinor: row.refundedMinor, currency: row.currency },
    partnerFee: { amountMinor: row.partnerFeeMinor, currency: row.currency },
  }
}
