import type { Money } from '#money'
import { Fault } from '#server/kernel/index.ts'
import { asObject, type Evidence, type KnownPayment } from '#server/payments/partner-port.ts'
import { PAYU, type SendToPayU } from './payu-line.ts'
import { evidenceOf } from './payu-orders.ts'

/** Operations on an existing order. */
export function makePayUChanges(ask: SendToPayU) {
  const fetchStatus = async ({ providerRef, paymentId }: KnownPayment): Promise<Evidence> => {
    const path = `orders/${encodeURIComponent(providerRef)}`
    const answer = await ask({ operation: 'orders.get', method: 'GET', path, paymentId, canRepeat: true })
    const [order] = Array.isArray(answer['orders']) ? answer['orders'] : []
    const evidence = evidenceOf(asObject(order) ?? {})
    if (evidence?.providerRef === providerRef) return evidence
    throw new Fault(PAYU, 'orders.get: the answer is about another order', { retryable: true })
  }

  return {
    fetchStatus,
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
      // Idempotent: PayU recognises a refund by our id.
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
  }
}
