import type { Money } from '#money'
import { Fault, type Clock } from '#server/kernel/index.ts'
import {
  parseObject,
  type DepositOrder,
  type Evidence,
  type Gateway,
  type KnownPayment,
  type Notice,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import { checkoutFields, evidenceOf, pageOfBank } from './payout-one-checkouts.ts'
import { openPayoutOneLine, PAYOUT_ONE, type PayoutOneSettings, type PayoutOneRequest } from './payout-one-line.ts'
import { makePayoutOnePayouts } from './payout-one-payouts.ts'
import { isSigned } from './signed-text.ts'

/** Deposits by card and bank, and payouts to accounts, through Payout.one, API v1 (reference: providers §4). */
export function makePayoutOneGateway(
  settings: PayoutOneSettings,
  { clock, record }: { readonly clock: Clock; readonly record: RecordExchange },
) {
  const ask = openPayoutOneLine(settings, { clock, record })
  const payouts = makePayoutOnePayouts(ask)
  const checkout = (operation: string, method: PayoutOneRequest['method'], payment: KnownPayment, end = '') =>
    ask({
      operation,
      method,
      path: `checkouts/${encodeURIComponent(payment.providerRef)}${end}`,
      paymentId: payment.paymentId,
      kind: 'checkout',
    })

  return {
    name: PAYOUT_ONE,
    createDeposit: async (order: DepositOrder) => {
      const { paymentId } = order
      const answer = await ask({
        operation: 'checkouts.create',
        method: 'POST',
        path: 'checkouts',
        paymentId,
        kind: 'checkout',
        fields: checkoutFields(order),
        idempotencyKey: paymentId,
      })
      const { checkout_url: pageUrl } = answer
      if (typeof pageUrl !== 'string') throw new Fault(PAYOUT_ONE, 'checkouts.create: no page', { retryable: true })
      return { ...evidenceOf(answer), pageUrl: pageOfBank(pageUrl, order.bankCode) }
    },
    parseNotification: async (rawBody: string): Promise<Notice | undefined> => {
      const message = parseObject(rawBody) ?? {}
      const isFromPartner = isSigned('webhook', message, settings.clientSecret)
      const { external_id: paymentId } = message
      await record({
        paymentId: isFromPartner && typeof paymentId === 'string' ? paymentId : null,
        gateway: PAYOUT_ONE,
        operation: 'webhook',
        request: isFromPartner ? message : { text: rawBody },
        response: null,
        httpStatus: null,
        verdict: isFromPartner ? 'verified' : 'bad-signature',
        durationMs: 0,
      })
      if (!isFromPartner) return undefined
      return typeof paymentId === 'string' ? { about: 'ask', paymentId } : { about: 'nothing' }
    },
    fetchStatus: async (payment: KnownPayment) => evidenceOf(await checkout('checkouts.get', 'GET', payment)),
    capture: async (payment: KnownPayment) =>
      evidenceOf(await checkout('checkouts.capture', 'POST', payment, '/capture')),
    cancel: async (payment: KnownPayment) => evidenceOf(await checkout('checkouts.cancel', 'DELETE', payment)),
    refund: async (
      payment: KnownPayment,
      amount: Money = payment.amount,
      refundId = `${payment.paymentId}-refund-${amount.amountMinor}`,
    ): Promise<Evidence> => {
      const { paymentId, providerRef } = payment
      const answer = await ask({
        operation: 'refunds.create',
        method: 'POST',
        path: 'refunds',
        paymentId,
        kind: 'refund',
        // The signature covers currency and our id, so they are sent though the partner knows them.
        fields: {
          checkout_id: providerRef,
          amount: String(amount.amountMinor),
          currency: amount.currency,
          external_id: paymentId,
          iban: '',
          statement_descriptor: 'Refund',
        },
        idempotencyKey: refundId,
      })
      return {
        providerRef,
        providerStatus: String(answer['status']),
        canonicalStatus: 'refunded',
        amount: null,
        paymentId,
      }
    },
    createPayout: payouts.create,
    fetchPayout: payouts.fetch,
  } satisfies Gateway
}
