import type { Currency } from '#contract/shapes/money.ts'
import { limitFacts, type LimitKind, type LimitValue } from '#contract/shapes/limits.ts'

type Bounds = { readonly min: number; readonly max: number }

const MONEY: Bounds = { min: 0, max: 100_000_000_000 }
const COUNT: Bounds = { min: 1, max: 1_000 }
const DAY_MINUTES: Bounds = { min: 1, max: 1_440 }
const WEEK_MINUTES: Bounds = { min: 1, max: 10_080 }

/** Minimum and maximum of a kind; our own, because no source has any. */
export function boundsOf(kind: LimitKind): Bounds {
  const { unit, measure } = limitFacts(kind)
  if (unit === 'money') return MONEY
  if (unit === 'count') return COUNT
  return measure === 'logon-break' ? WEEK_MINUTES : DAY_MINUTES
}

/** A value in the form of the contract. */
export function valueShown(kind: LimitKind, value: number | null, currency: Currency): LimitValue | null {
  if (value === null) return null
  const { unit } = limitFacts(kind)
  if (unit === 'money') return { amountMinor: value, currency }
  return unit === 'minutes' ? { minutes: value } : { count: value }
}

/** The number of a value, or undefined when it has another unit, another currency or is out of bounds. */
export function readValue(kind: LimitKind, value: LimitValue, currency: Currency): number | undefined {
  const number = numberOf(kind, value, currency)
  const { min, max } = boundsOf(kind)
  return number !== undefined && number >= min && number <= max ? number : undefined
}

function numberOf(kind: LimitKind, value: LimitValue, currency: Currency): number | undefined {
  const { unit } = limitFacts(kind)
  if (unit === 'money') return 'amountMinor' in value && value.currency === currency ? value.amountMinor : undefined
  if (unit === 'minutes') return 'minutes' in value ? value.minutes : undefined
  return 'count' in value ? value.count : undefined
}
