import type { Money } from '#money'
import { assert, Fault } from '#server/kernel/index.ts'
import {
  asObject,
  type JsonObject,
  type KnownPayment,
  type PayoutEvidence,
  type PayoutOrder,
} from '#server/payments/partner-port.ts'
import { PAYU, type SendToPayU } from './payu-line.ts'
import { statusOfPayout } from './payu-status.ts'

/** Payouts to accounts and to cards that PayU stores. */
export function makePayUPayouts(ask: SendToPayU, shopId: string) {
  return {
    create: async (order: PayoutOrder): Promise<PayoutEvidence> => {
      const body = payoutBody(order, shopId)
      const { paymentId } = order
      const answer = await ask({ operation: 'payouts.create', method: 'POST', path: 'payouts', body, paymentId })
      return payoutEvidence(answer, order)
    },
    fetch: async (payout: KnownPayment): Promise<PayoutEvidence> => {
      const path = `payouts/${encodeURIComponent(payout.providerRef)}`
      const { paymentId } = payout
      return payoutEvidence(
        await ask({ operation: 'payouts.get', method: 'GET', path, paymentId, canRepeat: true }),
        payout,
      )
    },
  }
}

function payoutBody({ paymentId, amount, target, payee, description }: PayoutOrder, shopId: string): JsonObject {
  const name = `${payee.firstName} ${payee.surname}`
  const common = {
    shopId,
    payout: { extPayoutId: paymentId, amount: String(amount.amountMinor), description },
    customerAddress: { name },
  }
  if ('iban' in target) return { ...common, account: { accountNumber: target.iban } }
  assert('storedCardRef' in target, 'PayU pays to accounts and to cards that it keeps.')
  const owner = {
    extCustomerId: String(payee.playerId),
    accountCreationDate: payee.registeredAt.toISOString().slice(0, 10),
    email: payee.email,
  }
  return { ...common, payee: owner, cardToken: target.storedCardRef }
}

function payoutEvidence(
  answer: JsonObject,
  { paymentId, amount }: { readonly paymentId: string; readonly amount: Money },
): PayoutEvidence {
  const { payoutId, extPayoutId, status, amount: paid } = asObject(answer['payout']) ?? {}
  if (typeof payoutId !== 'string' || (extPayoutId !== undefined && extPayoutId !== paymentId))
    throw new Fault(PAYU, 'payouts: the answer is about another payout', { retryable: true })
  return {
    providerRef: payoutId,
    providerStatus: String(status),
    canonicalStatus: statusOfPayout(status),
    amount: paid === undefined ? null : { amountMinor: Number(paid), currency: amount.currency },
    paymentId,
  }
}
