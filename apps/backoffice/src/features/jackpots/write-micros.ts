import type { CurrencyCode } from '#money'

const DECIMALS = 8 // millionths of a hundredth
const FORMAT_OF = { CZK: 'cs-CZ', EUR: 'sk-SK' } as const satisfies Record<CurrencyCode, string>

/** Formats millionths of a minor unit as money, without rounding: 14666000 is 0,14666 €. */
export function writeMicros(micros: string, currency: CurrencyCode): string {
  const digits = micros.padStart(DECIMALS + 1, '0')
  const exact = `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}` as Intl.StringNumericLiteral
  return new Intl.NumberFormat(FORMAT_OF[currency], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: DECIMALS,
  })
    .format(exact)
    .replaceAll(' ', '\u00a0')
}
