import { formatMoney, type Money } from '#money'

const MINUS = '\u2212'

/** Amount with currency as the books have it; the minus is U+2212, so that it is as wide as a plus. */
export function writeMoney(money: Money, locale: string): string {
  return formatMoney(money, locale).replace('-', MINUS)
}

/** Amount of a column whose head names the currency: always two decimals, so that a column can be compared. */
export function writeAmount(amountMinor: number, locale: string, signed = false): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
    .format(amountMinor / 100)
    .replace('-', MINUS)
    .replaceAll(' ', '\u00a0')
}
