import { QUANTITY_UNITS, type Quantity } from '#contract/shapes/law.ts'
import { formatWithoutCurrency } from '#money'
import { writeMoney } from './write-money.ts'

export type { Quantity } from '#contract/shapes/law.ts'

const UNITS = { minutes: 'minute', hours: 'hour', days: 'day', months: 'month', years: 'year' } as const

/** Whether a value that the server sent is a quantity of the law. */
export function isQuantity(value: unknown): value is Quantity {
  const { value: amount, unit, currency } = Object(value) as Record<string, unknown>
  const units: readonly unknown[] = QUANTITY_UNITS
  return Number.isInteger(amount) && units.includes(unit) && (currency === null || typeof currency === 'string')
}

/** A figure of a rule, or the value compared with it, in words: `48 hours`, an amount, a number. */
export function writeQuantity({ value, unit, currency }: Quantity, language: string): string {
  if (unit === 'minor' && (currency === 'CZK' || currency === 'EUR'))
    return writeMoney({ amountMinor: value, currency })
  if (unit === 'minor') return formatWithoutCurrency(value, language)
  if (unit === 'count') return new Intl.NumberFormat(language).format(value)
  const [amount, name] = unit === 'milliseconds' ? [value / 1000, 'second'] : [value, UNITS[unit]]
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount)
}
