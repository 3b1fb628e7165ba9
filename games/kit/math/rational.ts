/** A ratio of two whole numbers in lowest terms, with a positive denominator. Exact: nothing is ever rounded inside. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

export function rational(numerator: bigint, denominator: bigint): Rational {
  if (denominator <= 0n) throw new RangeError('A ratio needs a positive denominator.')
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export function subtract(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator)
}

function writeScaled(scaled: bigint, decimals: number): string {
  const digits = scaled.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** The ratio (zero or more) as a decimal text, rounded half up in whole-number arithmetic. */
export function toDecimal({ numerator, denominator }: Rational, decimals: number): string {
  if (numerator < 0n) throw new RangeError('Only a ratio of zero or more is written.')
  const scale = 10n ** BigInt(decimals)
  return writeScaled((2n * numerator * scale + denominator) / (2n * denominator), decimals)
}

function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (guess + value / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}

/** The square root of a ratio (zero or more) as a decimal text, cut after the last decimal. */
export function squareRootToDecimal({ numerator, denominator }: Rational, decimals: number): string {
  if (numerator < 0n) throw new RangeError('A square root needs a ratio of zero or more.')
  const scale = 10n ** BigInt(2 * decimals)
  return writeScaled(squareRoot((numerator * scale) / denominator), decimals)
}
