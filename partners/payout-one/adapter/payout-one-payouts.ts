import { Fault } from '#server/kernel/index.ts'
import type { JsonObject, KnownPayment, PayoutEvidence, PayoutOrder } from '#server/payments/partner-port.ts'
import { customerOf, evidenceOf } from './payout-one-checkouts.ts'
import { PAYOUT_ONE, type SendToPayoutOne } from './payout-one-line.ts'
import { statusOfWithdrawal } from './payout-one-status.ts'

/** Payouts to accounts. */
export function makePayoutOnePayouts(ask: SendToPayoutOne) {
  return {
    create: async (order: PayoutOrder): Promise<PayoutEvidence> => {
      if (!('iban' in order.target))
        throw new Fault(PAYOUT_ONE, 'withdrawals go to accounts only', { retryable: false })
      const { paymentId, amount, target, payee, description } = order
      const answer = await ask({
        operation: 'withdrawals.create',
        method: 'POST',
        path: 'withdrawals',
        paymentId,
        kind: 'withdrawal',
        fields: {
          amount: String(amount.amountMinor),
          currency: amount.currency,
          external_id: paymentId,
          iban: target.iban,
          customer: customerOf(payee),
          statement_descriptor: description,
        },
        idempotencyKey: paymentId,
      })
      return payoutEvidence(answer)
    },
    fetch: async ({ providerRef, paymentId }: KnownPayment): Promise<PayoutEvidence> => {
      const path = `withdrawals/${encodeURIComponent(providerRef)}`
      return payoutEvidence(
        await ask({ operation: 'withdrawals.get', method: 'GET', path, paymentId, kind: 'withdrawal' }),
      )
    },
  }
}

function payoutEvidence(answer: JsonObject): PayoutEvidence {
  return { ...evidenceOf(answer), canonicalStatus: statusOfWithdrawal(answer['status']) }
}
