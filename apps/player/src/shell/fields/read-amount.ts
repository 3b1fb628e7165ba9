import { parseAmount } from '#money'

/** Minor units of a typed amount, or undefined when it is invalid or not positive. */
export function readAmount(typed: string): number | undefined {
  const amountMinor = parseAmount(typed)
  return amountMinor !== undefined && amountMinor > 0 ? amountMinor : undefined
}

/** Major units as in an input: `500`, `12,50`. */
export function writeAmount(amountMinor: number): string {
  const hundredths = amountMinor % 100
  const whole = String((amountMinor - hundredths) / 100)
  return hundredths === 0 ? whole : `${whole},${String(hundredths).padStart(2, '0')}`
}
