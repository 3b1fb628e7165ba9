import type { Money } from '#money'

const MINUS = '\u2212'

/** Each currency is written as its market writes it, whatever language the screens are in: staff compare amounts. */
const FORMAT_OF = { CZK: 'cs-CZ', EUR: 'sk-SK' } as const satisfies Record<Money['currency'], string>

/** Amount with currency, always with two decimals; the minus is U+2212, so that it is as wide as a plus. */
export function writeMoney({ amountMinor, currency }: Money): string {
  return write(amountMinor, { currency, options: { style: 'currency', currencyDisplay: 'narrowSymbol' } })
}

/** The same with a plus or a minus: what something came to. */
export function writeSignedMoney({ amountMinor, currency }: Money): string {
  const options = { style: 'currency', currencyDisplay: 'narrowSymbol', signDisplay: 'exceptZero' } as const
  return write(amountMinor, { currency, options })
}

/** Amount of a column whose head names the currency: always two decimals, so that a column can be compared. */
export function writeAmount(amountMinor: number, currency: Money['currency'], signed = false): string {
  return write(amountMinor, { currency, options: { signDisplay: signed ? 'exceptZero' : 'auto' } })
}

const formats = new Map<string, Intl.NumberFormat>()

function write(
  amountMinor: number,
  { currency, options }: { readonly currency: Money['currency']; readonly options: Intl.NumberFormatOptions },
): string {
  const key = currency + JSON.stringify(options)
  const inCurrency = options.style === 'currency' ? { currency } : {}
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(FORMAT_OF[currency], {
      ...options,
      ...inCurrency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
  formats.set(key, format)
  return format
    .format(amountMinor / 100)
    .replace('-', MINUS)
    .replaceAll(' ', '\u00a0')
}
