import type { CurrencyCode, Money } from '#money'
import { Fault } from '#server/kernel/index.ts'
import type { DepositOrder, Evidence, Gateway, JsonObject, KnownPayment } from '#server/payments/partner-port.ts'
import { SAMPLE, openSampleLine, type SampleLineNeeds, type SampleSettings } from './sample-line.ts'
import { statusOf } from './sample-status.ts'

/** Deposits at the partner's page, their status, and refunds. What the partner cannot do is left out. */
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
      return typeof fields['paymentId'] === 'string'
        ? { about: 'deposit', evidence: evidenceOf(fields, null) }
        : { about: 'nothing' }
    },
  } satisfies Gateway
}

function orderFields({ paymentId, amount, notifyUrl, ownPageUrl, language, description }: DepositOrder): JsonObject {
  const { amountMinor, currency } = amount
  return { orderId: paymentId, amountMinor, currency, description, language, returnUrl: ownPageUrl, notifyUrl }
}

const pageOf = ({ redirectUrl }: JsonObject) => (typeof redirectUrl === 'string' ? redirectUrl : null)

/** @param asked our id of the payment that was asked about; null where the partner speaks by itself. */
function evidenceOf(fields: JsonObject, asked: string | null): Evidence {
  const { paymentId: providerRef, orderId, status, amountMinor, currency } = fields
  if (typeof providerRef !== 'string' || (asked !== null && orderId !== asked))
    throw new Fault(SAMPLE, 'the answer is about another payment', { retryable: true })
  return {
    providerRef,
    providerStatus: String(status),
    canonicalStatus: statusOf(status),
    // What cannot be read as money is compared like money, and differs.
    amount: { amountMinor: Number(amountMinor), currency: String(currency) as CurrencyCode },
    paymentId: typeof orderId === 'string' ? orderId : null,
  }
}
