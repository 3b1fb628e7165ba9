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

/** Content of one file for the bank. */
export type PaymentOrders = {
  readonly fileId: string
  readonly createdAt: Date
  readonly payer: { readonly iban: string; readonly bic: string; readonly name: string }
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly orders: readonly PaymentOrder[]
}

/** Old formats of banks accept the letters A to Z only; an empty name would make the whole file invalid. */
export function plainText(text: string, max: number): string {
  return spellLatin(text)
    .replaceAll(/[^A-Za-z0-9 .,'()/:+-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, max)
}
