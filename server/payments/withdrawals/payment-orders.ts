import type { CurrencyCode } from '#money'
import { spellLatin } from '#server/formats/index.ts'

/** One payment out of our account. Amounts in minor units. */
export type PaymentOrder = {
  /** Digits only: it is the variable symbol of a Czech order. */
  readonly reference: string
  readonly amountMinor: number
  readonly iban: string
  readonly holder: string
}

/** What one file for the bank is written from. */
export type PaymentOrders = {
  readonly fileId: string
  readonly createdAt: Date
  readonly payer: { readonly iban: string; readonly bic: string; readonly name: string }
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly orders: readonly PaymentOrder[]
}

/** Banks' old formats know the letters A to Z only; a name that nothing was left of would make the whole file wrong. */
export function plainText(text: string, max: number): string {
  return spellLatin(text)
    .replaceAll(/[^A-Za-z0-9 .,'()/:+-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, max)
}
