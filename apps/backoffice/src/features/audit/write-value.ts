import type { Money } from '#money'
import { writeMoney } from '../../shell/write-money.ts'

/** Formats a value for people: money with its currency, lists with commas. */
export function writeValue(value: unknown, words: { readonly yes: string; readonly no: string }): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map((one) => writeValue(one, words)).join(', ')
  const { amountMinor, currency } = value as Partial<Money>
  if (typeof amountMinor === 'number' && (currency === 'CZK' || currency === 'EUR'))
    return writeMoney({ amountMinor, currency })
  return Object.entries(value)
    .map(([field, one]) => `${field}: ${writeValue(one, words)}`)
    .join(', ')
}
