import type { DepositOrder } from '#server/payments/partner-port.ts'
import type { Message } from './signed-text.ts'

/** The bank expires an unfinished payment after this; its maximum. */
export const CSOB_TTL_SECONDS = 1_800

/** payment/init: a card, at the bank's page. */
export function initFields(order: DepositOrder): Message {
  const { paymentId, orderNumber, amount, notifyUrl, language, description, keepsCard } = order
  return {
    orderNo: orderNumber,
    payOperation: keepsCard ? 'oneclickPayment' : 'payment',
    payMethod: 'card',
    totalAmount: amount.amountMinor,
    currency: amount.currency,
    closePayment: true,
    returnUrl: notifyUrl,
    returnMethod: 'POST',
    cart: [{ name: description, quantity: 1, amount: amount.amountMinor }],
    merchantData: Buffer.from(paymentId, 'utf8').toString('base64'),
    language,
    ttlSec: CSOB_TTL_SECONDS,
  }
}

/** oneclick/init: a card that the bank stores, by the payment that it came with. */
export function oneclickFields(order: DepositOrder, origPayId: string): Message {
  const { paymentId, orderNumber, amount, notifyUrl, payerIp } = order
  return {
    origPayId,
    orderNo: orderNumber,
    clientIp: payerIp,
    totalAmount: amount.amountMinor,
    currency: amount.currency,
    closePayment: true,
    returnUrl: notifyUrl,
    returnMethod: 'POST',
    clientInitiated: true,
    merchantData: Buffer.from(paymentId, 'utf8').toString('base64'),
    ttlSec: CSOB_TTL_SECONDS,
  }
}

/**
 * button/init: ČSOB's own internet banking (eAPI 1.9, Methods for ČSOB Payment Button). It has neither a cart nor a
 * time limit, and accepts crowns only.
 * @param brand code of the bank in eAPI: `csob`, the only one since 1.9
 */
export function buttonFields(order: DepositOrder, brand: string): Message {
  const { paymentId, orderNumber, amount, notifyUrl, payerIp, language } = order
  return {
    orderNo: orderNumber,
    clientIp: payerIp,
    totalAmount: amount.amountMinor,
    currency: amount.currency,
    returnUrl: notifyUrl,
    returnMethod: 'POST',
    brand,
    merchantData: Buffer.from(paymentId, 'utf8').toString('base64'),
    language,
  }
}
