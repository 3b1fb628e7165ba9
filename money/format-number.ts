import { MINOR_PER_MAJOR, moneyStylesOf } from './minor-units.ts'

export type Digits = { readonly least?: number; readonly most: number; readonly isGrouped?: boolean }

/**
 * Formats a figure of a game, such as a multiplier, in a language, with at most `most` decimals (2 by default) and at
 * least `least`. The same as `Intl.NumberFormat`, without the cost of its first use: `knowMoneyStyles`.
 */
export function formatNumber(
  value: number,
  locale: string,
  { least = 0, most, isGrouped = true }: Digits = { most: 2 },
): string {
  const { decimal, group, groupsFrom } = moneyStylesOf(locale).plain
  const [whole = '0', rest = ''] = roundDecimal(Math.abs(value), most).split('.')
  const decimals = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '')
  const grouped = isGrouped && Number(whole) >= groupsFrom ? whole.replaceAll(/\B(?=(\d{3})+$)/g, group) : whole
  return (value < 0 ? '-' : '') + grouped + (decimals === '' ? '' : decimal + decimals)
}

/** Formats an amount where no currency is known: grouped, and always with hundredths, so that it is not taken for minor units. */
export function formatWithoutCurrency(amountMinor: number, locale: string): string {
  return formatNumber(amountMinor / MINOR_PER_MAJOR, locale, { least: 2, most: 2 })
}

/** Rounds the decimal text, half upwards: 1.005 to 1.01, although the nearest binary number is below it. */
function roundDecimal(value: number, digits: number): string {
  const written = String(value)
  if (written.includes('e')) return value.toFixed(digits)
  return (Math.round(Number(`${written}e${digits}`)) / 10 ** digits).toFixed(digits)
}
