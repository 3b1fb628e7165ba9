import type { CurrencyCode, Money } from '#money'
import {
  asObject,
  type DepositOrder,
  type Evidence,
  type Gateway,
  type JsonObject,
  type KnownPayment,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import { makeBankConsents } from './bank-psd2-consents.ts'
import { BANK_PSD2, openBankLine, pageOf, redirects, textOf, type BankPsd2Settings } from './bank-psd2-line.ts'
import { statusOfPayment } from './bank-psd2-status.ts'

/**
 * A player's own bank through an aggregator (PSD2, Berlin Group): payments that the player approves in the bank's app,
 * and proof of whose an account is (providers §6.6). The bank sends no notifications; it is polled.
 */
export function makeBankPsd2Gateway(settings: BankPsd2Settings, { record }: { readonly record: RecordExchange }) {
  const { creditor } = settings
  const ask = openBankLine(settings, record)

  return {
    name: BANK_PSD2,
    consents: makeBankConsents(ask),
    createDeposit: async (order: DepositOrder) => {
      const { paymentId, orderNumber, amount, ownPageUrl, payerIp } = order
      const answer = await ask({
        operation: 'payments.create',
        method: 'POST',
        path: `/v1/payments/${productOf(amount)}`,
        paymentId,
        requestId: paymentId,
        headers: redirects(ownPageUrl, ownPageUrl, payerIp),
        body: {
          endToEndIdentification: orderNumber,
          instructedAmount: { currency: amount.currency, amount: writeDecimal(amount) },
          creditorAccount: { iban: creditor.iban },
          creditorName: creditor.name,
          remittanceInformationUnstructured: `/VS/${orderNumber}`,
        },
      })
      const providerStatus = String(answer['transactionStatus'])
      const canonicalStatus = statusOfPayment(providerStatus)
      const providerRef = textOf(answer, 'paymentId')
      return { providerRef, providerStatus, canonicalStatus, amount: null, paymentId, pageUrl: pageOf(answer) }
    },
    /** The order at the bank: its amount is compared with ours. */
    fetchStatus: async ({ providerRef, paymentId, orderNumber, amount }: KnownPayment): Promise<Evidence> => {
      const path = `/v1/payments/${productOf(amount)}/${encodeURIComponent(providerRef)}`
      const answer = await ask({ operation: 'payments.get', method: 'GET', path, paymentId })
      const isOurs = answer['endToEndIdentification'] === orderNumber && isTo(answer, creditor.iban)
      return {
        providerRef,
        providerStatus: String(answer['transactionStatus']),
        canonicalStatus: statusOfPayment(answer['transactionStatus']),
        amount: readDecimal(asObject(answer['instructedAmount']) ?? {}),
        paymentId: isOurs ? paymentId : 'another order',
      }
    },
  } satisfies Gateway
}

function productOf({ currency }: Money): string {
  return currency === 'EUR' ? 'sepa-credit-transfers' : 'domestic-credit-transfers'
}

function isTo({ creditorAccount }: JsonObject, iban: string): boolean {
  return asObject(creditorAccount)?.['iban'] === iban
}

function writeDecimal({ amountMinor }: Money): string {
  return `${Math.trunc(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`
}

/** Parsed as text, never through a float; anything that is not one of our amounts differs from every amount. */
function readDecimal({ amount, currency }: JsonObject): Money {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount)) ?? []
  const amountMinor = whole === '' ? -1 : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return { amountMinor, currency: String(currency) as CurrencyCode }
}
