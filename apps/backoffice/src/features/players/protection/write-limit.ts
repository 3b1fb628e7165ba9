import type { LimitValue } from '#contract/shapes/limits.ts'
import { writeMoney } from '../../../shell/write-money.ts'

/** A value of a limit for staff: money with two decimals, hours and minutes as `2:30 h`, or a count. */
export function writeLimit(value: LimitValue): string {
  if ('amountMinor' in value) return writeMoney(value)
  if ('count' in value) return String(value.count)
  const rest = value.minutes % 60
  return `${(value.minutes - rest) / 60}:${String(rest).padStart(2, '0')}\u00a0h`
}
