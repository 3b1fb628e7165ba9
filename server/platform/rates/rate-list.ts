/** The central banks whose lists we store: ČNB for CZE, ECB for SVK (providers §12.3). */
const RATE_SOURCES = ['CNB', 'ECB'] as const
export type RateSource = (typeof RATE_SOURCES)[number]

/** One unit of `from` costs `rate` of `to`. Decimal text with a point, never a float. */
export type ListedRate = { readonly from: string; readonly to: string; readonly rate: string }

/** One day's list of a central bank. `validOn` is the day that it is valid for, as the bank says. */
export type RateList = {
  readonly source: RateSource
  readonly validOn: string
  readonly rates: readonly ListedRate[]
}

/** The pair that a complete list must contain. */
export const MAIN_PAIR: Readonly<Record<RateSource, { readonly from: string; readonly to: string }>> = {
  CNB: { from: 'EUR', to: 'CZK' },
  ECB: { from: 'EUR', to: 'CZK' },
}

/** Stored digits after the point: `numeric(20, 10)`. */
const RATE_SCALE = 10
const DIGITS_MAX = 18

/**
 * A rate in units of 10^-10, exactly; undefined when the text is no plain positive decimal or would have to be rounded.
 * @param separator the bank's decimal separator
 * @param perUnits how many units of the currency the rate is for: a power of ten
 */
export function rateSteps(written: string, separator: ',' | '.', perUnits = 1): bigint | undefined {
  const [whole = '', decimals = '', ...more] = written.split(separator)
  const zeros = /^10*$/.test(String(perUnits)) ? String(perUnits).length - 1 : undefined
  const isPlain = /^\d+$/.test(whole) && (decimals === '' ? !written.endsWith(separator) : /^\d+$/.test(decimals))
  if (!isPlain || more.length > 0 || zeros === undefined || whole.length > DIGITS_MAX - RATE_SCALE) return undefined
  const missing = RATE_SCALE - decimals.length - zeros
  if (missing < 0) return undefined
  const steps = BigInt(whole + decimals) * 10n ** BigInt(missing)
  return steps > 0n ? steps : undefined
}

/** Units of 10^-10 as decimal text, without trailing zeros. */
export function rateText(steps: bigint): string {
  const digits = String(steps).padStart(RATE_SCALE + 1, '0')
  const whole = digits.slice(0, -RATE_SCALE)
  const decimals = digits.slice(-RATE_SCALE).replace(/0+$/, '')
  return decimals === '' ? whole : `${whole}.${decimals}`
}
