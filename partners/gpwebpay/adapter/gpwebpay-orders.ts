import type { CurrencyCode } from '#money'
import { spellLatin } from '#server/formats/index.ts'
import type { DepositOrder, Evidence, KnownPayment } from '#server/payments/partner-port.ts'
import type { DeviceWallet } from '../../partner-facts.ts'
import { cardOf } from './gpwebpay-cards.ts'
import type { GpAnswer } from './gpwebpay-line.ts'
import { statusOfOrder } from './gpwebpay-status.ts'

export const CURRENCY_NUMBERS: Readonly<Record<CurrencyCode, string>> = { CZK: '203', EUR: '978' }

/** How an order names wallets of devices: the gateway's page then begins with them. */
const WALLET_CODES: Readonly<Record<DeviceWallet, string>> = { ApplePay: 'APAY', GooglePay: 'GPAY' }

/** An order number is never reused; the statement of the bank shows it too. */
export function orderFields(merchantNumber: string, order: DepositOrder): Record<string, string> {
  const { orderNumber, amount, notifyUrl, description, paymentId, keepsCard, bankCode, deviceWallet } = order
  const payMethod = bankCode ?? (deviceWallet && WALLET_CODES[deviceWallet])
  return {
    MERCHANTNUMBER: merchantNumber,
    OPERATION: 'CREATE_ORDER',
    ORDERNUMBER: orderNumber,
    AMOUNT: String(amount.amountMinor),
    CURRENCY: CURRENCY_NUMBERS[amount.currency],
    DEPOSITFLAG: '1',
    MERORDERNUM: orderNumber,
    URL: notifyUrl,
    DESCRIPTION: withoutAccents(description),
    MD: Buffer.from(paymentId, 'utf8').toString('base64'),
    ...(payMethod === undefined ? {} : { PAYMETHOD: payMethod }),
    ...(keepsCard ? { USERPARAM1: 'T' } : {}),
  }
}

/** Only printable ASCII is accepted; anything else causes PRCODE 3. */
function withoutAccents(text: string): string {
  return spellLatin(text).replaceAll(/[^\x20-\x7e]/g, '')
}

export function evidenceOf(payment: KnownPayment, answer: GpAnswer): Evidence {
  const status = answer.get('status') ?? ''
  const paymentAmount = Number(answer.get('paymentAmount') ?? NaN)
  const card = cardOf(answer)
  return {
    ...(card ? { card } : {}),
    providerRef: payment.providerRef,
    providerStatus: status,
    canonicalStatus: statusOfOrder(status),
    // The currency is not repeated: it was signed with the order.
    amount: Number.isSafeInteger(paymentAmount)
      ? { amountMinor: paymentAmount, currency: payment.amount.currency }
      : null,
    paymentId: null,
  }
}
