/** A currency of our markets; both have hundredths. */
export type CurrencyCode = 'CZK' | 'EUR'

/** A whole number of minor units (haléře, cents) with its currency. */
export type Money = { readonly amountMinor: number; readonly currency: CurrencyCode }

export const MINOR_PER_MAJOR = 100

/**
 * Formats money for the market. CZK shows hundredths only where there are some (0 to 2 digits), EUR always two
 * (player-site §9). Spaces inside an amount never break, and a negative one has a true minus sign.
 * @param locale a language of the brand, such as `cs`
 */
export function formatMoney({ amountMinor, currency }: Money, locale: string): string {
  const { decimal, group, groupsFrom, positive, negative } = moneyStylesOf(locale)[currency]
  const minor = Math.round(Math.abs(amountMinor))
  const whole = Math.floor(minor / MINOR_PER_MAJOR)
  const hundredths = minor % MINOR_PER_MAJOR
  const [before, after] = amountMinor < 0 ? negative : positive
  const grouped = whole < groupsFrom ? String(whole) : String(whole).replaceAll(/\B(?=(\d{3})+$)/g, group)
  const decimals = currency === 'CZK' && hundredths === 0 ? '' : decimal + String(hundredths).padStart(2, '0')
  return before + grouped + decimals + after
}

/** An amount in units of its currency with their fraction, as a spreadsheet counts with it. Never to count with here. */
export function inUnits({ amountMinor }: Money): number {
  return amountMinor / MINOR_PER_MAJOR
}

/** Formats an amount for a coin or a chip: without currency and groups, hundredths only where there are some. */
export function formatShort(amountMinor: number, locale: string): string {
  const [whole = '0', hundredths] = String(Math.round(amountMinor) / MINOR_PER_MAJOR).split('.')
  return hundredths === undefined ? whole : whole + moneyStylesOf(locale).plain.decimal + hundredths
}

/** Number format of a language. */
export type NumberStyle = {
  readonly decimal: string
  readonly group: string
  /** The smallest whole number with groups: 1,000, or 10,000 in languages that do not group four digits. */
  readonly groupsFrom: number
}

/** Format of amounts of a currency in a language: what precedes and follows an amount, and a negative one. */
export type MoneyStyle = NumberStyle & {
  readonly positive: readonly [string, string]
  readonly negative: readonly [string, string]
}

export type MoneyStyles = Readonly<Record<CurrencyCode, MoneyStyle>> & { readonly plain: NumberStyle }

const styles = new Map<string, MoneyStyles>()

/** Formats of a language for money and numbers, read from `Intl` once. */
export function moneyStylesOf(locale: string): MoneyStyles {
  const known = styles.get(locale)
  if (known) return known
  const plain = readNumberStyle(new Intl.NumberFormat(locale))
  return knowMoneyStyles(locale, { plain, CZK: readMoneyStyle(locale, 'CZK'), EUR: readMoneyStyle(locale, 'EUR') })
}

/**
 * Sets a language's formats that were read elsewhere. A browser needs some 30 ms for its first `Intl.NumberFormat`,
 * four times that on a slow phone: a page that receives its formats paints earlier.
 */
export function knowMoneyStyles(locale: string, known: MoneyStyles): MoneyStyles {
  styles.set(locale, known)
  return known
}

const unbroken = (text: string): string => text.replaceAll('\u0020', '\u00a0').replace('-', '\u2212')

function readNumberStyle(format: Intl.NumberFormat): NumberStyle {
  const part = (value: number, type: Intl.NumberFormatPartTypes): string | undefined =>
    format.formatToParts(value).find((one) => one.type === type)?.value
  return {
    decimal: part(0.5, 'decimal') ?? '.',
    group: unbroken(part(1_234_567, 'group') ?? ''),
    groupsFrom: part(1000, 'group') === undefined ? 10_000 : 1000,
  }
}

function readMoneyStyle(locale: string, currency: CurrencyCode): MoneyStyle {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const around = (value: number): readonly [string, string] => {
    const parts = format.formatToParts(value)
    const text = (some: readonly Intl.NumberFormatPart[]): string => unbroken(some.map((one) => one.value).join(''))
    const first = parts.findIndex(({ type }) => type === 'integer')
    const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
    return [text(parts.slice(0, first)), text(parts.slice(last + 1))]
  }
  return { ...readNumberStyle(format), positive: around(1), negative: around(-1) }
}

/**
 * Parses an amount that a person typed: `1 250,50`, `1250.5`, `20`. Returns minor units, or undefined when it is no
 * amount with at most two decimals.
 */
export function parseAmount(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return undefined
  return Number(match[1]) * MINOR_PER_MAJOR + Number((match[2] ?? '').padEnd(2, '0'))
}

const BASIS_POINTS_IN_WHOLE = 10_000

/** A share of an amount in hundredths of a percent, in minor units, rounded half up. Neither is negative. */
export function partOf(amountMinor: number, basisPoints: number): number {
  return Math.floor((amountMinor * basisPoints + BASIS_POINTS_IN_WHOLE / 2) / BASIS_POINTS_IN_WHOLE)
}
