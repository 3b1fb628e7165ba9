/** A currency of our markets; both have hundredths. */
export type CurrencyCode = 'CZK' | 'EUR'

/** A whole number of minor units (haléře, cents) with its currency. */
export type Money = { readonly amountMinor: number; readonly currency: CurrencyCode }

const MINOR_PER_MAJOR = 100

/**
 * Writes money as the market does. CZK shows hundredths only where there are some (0 to 2 digits), EUR always two
 * (player-site.md §9). Spaces inside an amount never break, and a negative one has a true minus sign.
 * @param locale a language of the brand, such as `cs`
 */
export function formatMoney({ amountMinor, currency }: Money, locale: string): string {
  const fractionDigits = currency === 'CZK' && amountMinor % MINOR_PER_MAJOR === 0 ? 0 : 2
  return numberFormat(locale, currency, fractionDigits)
    .format(amountMinor / MINOR_PER_MAJOR)
    .replaceAll('\u0020', '\u00a0')
    .replace('-', '\u2212')
}

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, currency: CurrencyCode, fractionDigits: number): Intl.NumberFormat {
  const key = `${locale}|${currency}|${fractionDigits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
  formats.set(key, made)
  return made
}

/**
 * Reads an amount that a person typed: `1 250,50`, `1250.5`, `20`. Gives minor units, or undefined when it is not an
 * amount with at most two decimals.
 */
export function parseAmount(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return undefined
  return Number(match[1]) * MINOR_PER_MAJOR + Number((match[2] ?? '').padEnd(2, '0'))
}

const BASIS_POINTS_IN_WHOLE = 10_000

/** So many hundredths of a percent of an amount, in whole minor units; half of one counts as one. Neither is negative. */
export function partOf(amountMinor: number, basisPoints: number): number {
  return Math.floor((amountMinor * basisPoints + BASIS_POINTS_IN_WHOLE / 2) / BASIS_POINTS_IN_WHOLE)
}
