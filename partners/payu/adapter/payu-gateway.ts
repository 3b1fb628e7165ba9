import type { Money } from '#money'
import { Fault, type Clock } from '#server/kernel/index.ts'
import {
  asObject,
  parseObject,
  type DepositOrder,
  type Evidence,
  type Gateway,
  type KnownPayment,
  type Notice,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import { isSignedByPayU } from './notification-signature.ts'
import { chargeOf, FIRST_OF_CARD, makePayUCards, wantsHolder } from './payu-cards.ts'
import { openPayULine, PAYU, type PayUSettings } from './payu-line.ts'
import { evidenceOf, orderBody } from './payu-orders.ts'
import { makePayUPayouts } from './payu-payouts.ts'

const SIGNATURE_HEADERS = ['openpayu-signature', 'x-openpayu-signature']

/** Card payments and payouts to cards through PayU, REST API 2.1 (reference: providers §3). */
export function makePayUGateway(
  settings: PayUSettings,
  { clock, record }: { readonly clock: Clock; readonly record: RecordExchange },
) {
  const { posId, shopId, secondKey } = settings
  const ask = openPayULine(settings, { clock, record })
  const cards = makePayUCards(ask)
  const payouts = makePayUPayouts(ask, shopId)

  const fetchStatus = async ({ providerRef, paymentId }: KnownPayment): Promise<Evidence> => {
    const path = `orders/${encodeURIComponent(providerRef)}`
    const answer = await ask({ operation: 'orders.get', method: 'GET', path, paymentId, canRepeat: true })
    const [order] = Array.isArray(answer['orders']) ? answer['orders'] : []
    const evidence = evidenceOf(asObject(order) ?? {})
    if (evidence?.providerRef === providerRef) return evidence
    throw new Fault(PAYU, 'orders.get: the answer is about another order', { retryable: true })
  }

  return {
    name: PAYU,
    createDeposit: async (order: DepositOrder) => {
      const { paymentId, keepsCard } = order
      const body = { ...orderBody(order, posId), ...(keepsCard ? FIRST_OF_CARD : {}) }
      const answer = await ask({
        operation: 'orders.create',
        method: 'POST',
        path: 'orders',
        body,
        paymentId,
        canRepeat: true,
      })
      const { orderId, redirectUri } = answer
      if (typeof orderId !== 'string' || typeof redirectUri !== 'string')
        throw new Fault(PAYU, 'orders.create: no order in the answer', { retryable: true })
      return {
        providerRef: orderId,
        providerStatus: 'NEW',
        canonicalStatus: 'pending' as const,
        amount: null,
        paymentId,
        pageUrl: redirectUri,
      }
    },
    parseNotification: async (
      rawBody: string,
      headers: Readonly<Record<string, string | string[] | undefined>>,
    ): Promise<Notice | undefined> => {
      const header = SIGNATURE_HEADERS.map((name) => headers[name]).find((value) => value !== undefined)
      const message = parseObject(rawBody)
      const isSigned = message !== undefined && isSignedByPayU(rawBody, header, secondKey)
      const order = asObject(message?.['order'])
      await record({
        paymentId: isSigned && typeof order?.['extOrderId'] === 'string' ? order['extOrderId'] : null,
        gateway: PAYU,
        operation: 'notification',
        request: isSigned ? message : { text: rawBody, signature: header },
        response: null,
        httpStatus: null,
        verdict: isSigned ? 'verified' : 'bad-signature',
        durationMs: 0,
      })
      if (!isSigned) return undefined
      // A refund that somebody made is told by an order without a body: the order itself is asked about.
      const { extOrderId } = message
      if (!order && typeof extOrderId === 'string') return { about: 'ask', paymentId: extOrderId }
      const evidence = evidenceOf(order ?? {})
      return evidence ? { about: 'deposit', evidence } : { about: 'nothing' }
    },
    fetchStatus,
    findStoredCard: cards.find,
    forgetStoredCard: cards.forget,
    // PayU charges a kept card with the order itself. It tells of the order by our id, so a lost answer loses nothing.
    openStoredCard: async (order: DepositOrder, storedCardRef: string) => {
      const { paymentId } = order
      const body = { ...orderBody(order, posId), ...chargeOf(storedCardRef) }
      const answer = await ask({ operation: 'orders.create', method: 'POST', path: 'orders', body, paymentId })
      const { orderId, redirectUri } = answer
      if (typeof orderId !== 'string')
        throw new Fault(PAYU, 'orders.create: no order in the answer', { retryable: true })
      return {
        providerRef: orderId,
        providerStatus: 'NEW',
        canonicalStatus: 'pending' as const,
        amount: null,
        paymentId,
        pageUrl: wantsHolder(answer) && typeof redirectUri === 'string' ? redirectUri : null,
      }
    },
    chargeOpened: fetchStatus,
    capture: async (payment: KnownPayment) => {
      const path = `orders/${encodeURIComponent(payment.providerRef)}/captures`
      await ask({ operation: 'orders.capture', method: 'POST', path, body: {}, paymentId: payment.paymentId })
      return fetchStatus(payment)
    },
    cancel: async (payment: KnownPayment) => {
      const path = `orders/${encodeURIComponent(payment.providerRef)}`
      await ask({ operation: 'orders.cancel', method: 'DELETE', path, paymentId: payment.paymentId })
      return fetchStatus(payment)
    },
    refund: async (
      payment: KnownPayment,
      amount: Money = payment.amount,
      refundId = `${payment.paymentId}-${amount.amountMinor}`,
    ): Promise<Evidence> => {
      const { paymentId, providerRef } = payment
      // The same refund again is the same refund: PayU knows it by our id.
      const refund = {
        description: 'Refund',
        amount: String(amount.amountMinor),
        currencyCode: amount.currency,
        extRefundId: refundId,
      }
      const path = `orders/${encodeURIComponent(providerRef)}/refunds`
      const answer = await ask({ operation: 'refunds.create', method: 'POST', path, body: { refund }, paymentId })
      const { status } = asObject(answer['refund']) ?? {}
      if (status === 'CANCELED') throw new Fault(PAYU, 'refunds.create: refused', { retryable: false })
      return { providerRef, providerStatus: String(status), canonicalStatus: 'refunded', amount: null, paymentId }
    },
    createPayout: payouts.create,
    fetchPayout: payouts.fetch,
  } satisfies Gateway
}
