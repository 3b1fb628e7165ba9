import type { CurrencyCode } from '#money'
import { writeMoney } from '../../shell/write-money.ts'

const MICROS_PER_MINOR = 1_000_000n

/** Millionths of a minor unit as money, with what is left below one: `12,34 € +567000 µ`. Nothing is rounded. */
export function writeMicros(micros: string, currency: CurrencyCode): string {
  const value = BigInt(micros)
  const rest = value % MICROS_PER_MINOR
  const whole = writeMoney({ amountMinor: Number(value / MICROS_PER_MINOR), currency })
  return rest === 0n ? whole : `${whole} +${String(rest).padStart(6, '0')} µ`
}
