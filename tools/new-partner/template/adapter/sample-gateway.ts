import type { CurrencyCode, Money } from '#money'
import { Fault } from '#server/kernel/index.ts'
import type {
  DepositOrder,
  Evidence,
  Gateway,
  JsonObject,
  KnownPayment,
  PayoutEvidence,
  PayoutOrder,
} from '#server/payments/partner-port.ts'
import { SAMPLE, openSampleLine, type SampleLineNeeds, type SampleSettings } from './sample-line.ts'
import { payoutStatusOf, statusOf } from './sample-status.ts'

/** Deposits on the partner's page, their status, refunds, and payouts. Remove what the partner does not support. */
export function makeSampleGateway(settings: SampleSettings, needs: SampleLineNeeds) {
  const { ask, hear } = openSampleLine(settings, needs)
  const pathOf = ({ providerRef }: KnownPayment) => `/payments/${encodeURIComponent(providerRef)}`
  return {
    name: SAMPLE,
    createDeposit: async (order: DepositOrder) => {
      const { paymentId } = order
      const fields = await ask({
        operation: 'payments.create',
        method: 'POST',
        path: '/payments',
        paymentId,
        body: orderFields(order),
        isMaking: true,
      })
      return { ...evidenceOf(fields, paymentId), pageUrl: pageOf(fields) }
    },
    fetchStatus: async (payment: KnownPayment) => {
      const { paymentId } = payment
      return evidenceOf(
        await ask({ operation: 'payments.get', method: 'GET', path: pathOf(payment), paymentId }),
        paymentId,
      )
    },
    refund: async (payment: KnownPayment, amount?: Money, refundId?: string) => {
      const { paymentId } = payment
      const fields = await ask({
        operation: 'payments.refund',
        method: 'POST',
        path: `${pathOf(payment)}/refunds`,
        paymentId,
        body: { refundId: refundId ?? paymentId, ...(amount ?? payment.amount) },
      })
      return evidenceOf(fields, paymentId)
    },
    parseNotification: async (body, headers, path) => {
      const fields = await hear({ method: 'POST', path, body }, headers)
      if (!fields) return undefined
      if (typeof fields['paymentId'] === 'string') return { about: 'deposit', evidence: evidenceOf(fields, null) }
      const { payoutId, orderId } = fields
      const isPayout = typeof payoutId === 'string' && typeof orderId === 'string'
      return isPayout ? { about: 'payout', evidence: payoutEvidenceOf(fields, orderId) } : { about: 'nothing' }
    },
    createPayout: async ({ paymentId, amount, target, payee, orderNumber }: PayoutOrder) => {
      if (!('iban' in target)) throw new Fault(SAMPLE, 'payouts go to accounts', { retryable: false })
      const fields = await ask({
        operation: 'payouts.create',
        method: 'POST',
        path: '/payouts',
        paymentId,
        body: {
          orderId: paymentId,
          amountMinor: amount.amountMinor,
          currency: amount.currency,
          iban: target.iban,
          holder: `${payee.firstName} ${payee.surname}`,
          reference: orderNumber,
        },
        isMaking: true,
      })
      return payoutEvidenceOf(fields, paymentId)
    },
    fetchPayout: async ({ providerRef, paymentId }: KnownPayment) => {
      const path = `/payouts/${encodeURIComponent(providerRef)}`
      return payoutEvidenceOf(await ask({ operation: 'payouts.get', method: 'GET', path, paymentId }), paymentId)
    },
  } satisfies Gateway
}

function orderFields({ paymentId, amount, notifyUrl, ownPageUrl, language, description }: DepositOrder): JsonObject {
  const { amountMinor, currency } = amount
  return { orderId: paymentId, amountMinor, currency, description, language, returnUrl: ownPageUrl, notifyUrl }
}

const pageOf = ({ redirectUrl }: JsonObject) => (typeof redirectUrl === 'string' ? redirectUrl : null)

/** @param asked id of our payment in a status request; null in a notification */
function evidenceOf(fields: JsonObject, asked: string | null): Evidence {
  const { paymentId: providerRef, orderId, status } = fields
  if (typeof providerRef !== 'string' || (asked !== null && orderId !== asked))
    throw new Fault(SAMPLE, 'the answer is about another payment', { retryable: true })
  return {
    providerRef,
    providerStatus: String(status),
    canonicalStatus: statusOf(status),
    amount: amountOf(fields),
    paymentId: typeof orderId === 'string' ? orderId : null,
  }
}

function payoutEvidenceOf(fields: JsonObject, paymentId: string): PayoutEvidence {
  const { payoutId, orderId, status } = fields
  if (typeof payoutId !== 'string' || orderId !== paymentId)
    throw new Fault(SAMPLE, 'the answer is about another payout', { retryable: true })
  return {
    providerRef: payoutId,
    providerStatus: String(status),
    canonicalStatus: payoutStatusOf(status),
    amount: amountOf(fields),
    paymentId,
  }
}

/** An invalid amount is compared like any other, and differs. */
const amountOf = ({ amountMinor, currency }: JsonObject): Money => ({
  amountMinor: Number(amountMinor),
  currency: String(currency) as CurrencyCode,
})
