import type { CurrencyCode } from '#money'
import type { DeviceWallet } from '#partners/partner-facts.ts'
import { asObject, type DepositOrder, type Evidence, type JsonObject } from '#server/payments/partner-port.ts'
import { statusOfOrder } from './payu-status.ts'

/** PayU expires an unfinished order after this. */
const VALIDITY_SECONDS = 1_800
const WALLET_CODES: Readonly<Record<DeviceWallet, string>> = { ApplePay: 'jp', GooglePay: 'ap' }

/** A deposit as an order of PayU. */
export function orderBody(order: DepositOrder, merchantPosId: string): JsonObject {
  const { paymentId, amount, notifyUrl, ownPageUrl, language, description, payer, payerIp, deviceWallet } = order
  const totalAmount = String(amount.amountMinor)
  return {
    notifyUrl,
    continueUrl: ownPageUrl,
    customerIp: payerIp,
    merchantPosId,
    description,
    currencyCode: amount.currency,
    totalAmount,
    extOrderId: paymentId,
    validityTime: String(VALIDITY_SECONDS),
    buyer: {
      extCustomerId: String(payer.playerId),
      email: payer.email,
      firstName: payer.firstName,
      lastName: payer.surname,
      language,
    },
    products: [{ name: description, unitPrice: totalAmount, quantity: '1', virtual: true }],
    // The page of this wallet, and not the list of all ways to pay.
    ...(deviceWallet && { payMethods: { payMethod: { type: 'PBL', value: WALLET_CODES[deviceWallet] } } }),
  }
}

/** Evidence from an order of PayU, in a response or a notification. Undefined where it names none. */
export function evidenceOf(order: JsonObject): Evidence | undefined {
  const { orderId, extOrderId, status, totalAmount, currencyCode } = order
  if (typeof orderId !== 'string' || orderId === '') return undefined
  const amountMinor = Number(totalAmount)
  const isMoney = Number.isSafeInteger(amountMinor) && typeof currencyCode === 'string'
  return {
    providerRef: orderId,
    providerStatus: String(status),
    canonicalStatus: statusOfOrder(status),
    // A currency that is not ours is compared like any other, and differs.
    amount: isMoney ? { amountMinor, currency: currencyCode as CurrencyCode } : null,
    paymentId: typeof extOrderId === 'string' ? extOrderId : null,
  }
}

const writtenOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined

/**
 * Evidence from the notification of a refund that is done and has no number of ours: we did not ask for it, a bank took the money
 * back. Undefined for refunds of ours, whose answer has told already.
 */
export function takenBackIn({ orderId, extOrderId, refund }: JsonObject): Evidence | undefined {
  const { amount, extRefundId, refundId, status, statusDateTime } = asObject(refund) ?? {}
  const isOurs = typeof extRefundId === 'string' && extRefundId !== ''
  if (typeof orderId !== 'string' || isOurs || status !== 'FINALIZED') return undefined
  return {
    providerRef: orderId,
    providerStatus: `refund ${status}`,
    canonicalStatus: 'refunded',
    // Without a number, time and amount identify the refund, so that a repeated notification is not a second refund.
    bankRefund: writtenOf(refundId) ?? `of ${writtenOf(statusDateTime) ?? '?'} ${writtenOf(amount) ?? '?'}`,
    amount: null,
    paymentId: typeof extOrderId === 'string' ? extOrderId : null,
  }
}
