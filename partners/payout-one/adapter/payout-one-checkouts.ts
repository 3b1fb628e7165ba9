import type { CurrencyCode } from '#money'
import type { DepositOrder, Evidence, JsonObject, Person } from '#server/payments/partner-port.ts'
import { statusOfCheckout } from './payout-one-status.ts'

export function checkoutFields({ paymentId, amount, ownPageUrl, description, payer }: DepositOrder): JsonObject {
  const total = String(amount.amountMinor)
  return {
    amount: total,
    currency: amount.currency,
    customer: customerOf(payer),
    products: [{ name: description, unit_price: total, quantity: '1' }],
    external_id: paymentId,
    redirect_url: ownPageUrl,
    mode: 'standard',
  }
}

/** The page of one bank, where the player chose it with us; for an unknown bank the usual page. */
export function pageOfBank(pageUrl: string, bankCode: string | undefined): string {
  if (bankCode === undefined) return pageUrl
  const page = new URL(pageUrl)
  page.searchParams.set('payment_method', bankCode)
  return page.href
}

export function customerOf({ firstName, surname, email }: Person): JsonObject {
  return { first_name: firstName, last_name: surname, email }
}

export function evidenceOf(answer: JsonObject): Evidence {
  const { id, status, amount, currency, external_id: paymentId } = answer
  return {
    providerRef: String(id),
    providerStatus: String(status),
    canonicalStatus: statusOfCheckout(status),
    amount: { amountMinor: Number(amount), currency: currency as CurrencyCode },
    paymentId: typeof paymentId === 'string' ? paymentId : null,
  }
}
