import { dayOf, daysAfter, firstOfNextMonth, sameTimeDaysLater, startOfDay } from './calendar.ts'
import { limitFacts, type LimitKind } from '../shapes/limits.ts'

/** Rules of a market for changing a limit, from its rule pack. */
export type ChangeMode = {
  /** Deadline in hours for a tighter value to take effect. We apply it at once. */
  readonly tightenWithinHours: number
  readonly loosenDay: Loosening
  readonly loosenMonth: Loosening
  /** Maximum changes of one kind in one calendar month; null: unlimited. */
  readonly changesPerMonth: number | null
  /** A tighter value is never refused, even after the maximum number of changes. */
  readonly mayAlwaysTighten: boolean
}

/**
 * When a looser value takes effect. `days-later`: the same time this number of calendar days later. `month-start`: the first of the
 * next month, and not before `days` have passed. `on-day`: the beginning of the n-th day after the request.
 */
export type Loosening = { readonly kind: 'days-later' | 'month-start' | 'on-day'; readonly days: number }

export type Direction = 'tighter' | 'looser' | 'same'

/** Direction of a change. No limit (null) is the loosest value. */
export function directionOf(kind: LimitKind, from: number | null, to: number | null): Direction {
  if (from === to) return 'same'
  const { tighterIs } = limitFacts(kind)
  const loosest = tighterIs === 'lower' ? Infinity : -Infinity
  const difference = (to ?? loosest) - (from ?? loosest)
  return difference < 0 === (tighterIs === 'lower') ? 'tighter' : 'looser'
}

export type RequestedChange = {
  readonly kind: LimitKind
  readonly from: number | null
  readonly to: number | null
  readonly askedAt: Date
}

/** Direction of a request, and when the new value takes effect. */
export function planLimitChange(
  mode: ChangeMode,
  zone: string,
  input: RequestedChange,
): { direction: Direction; effectiveAt: Date } {
  const { kind, from, to, askedAt } = input
  const direction = directionOf(kind, from, to)
  if (direction !== 'looser') return { direction, effectiveAt: askedAt }
  const loosening = limitFacts(kind).period === 'month' ? mode.loosenMonth : mode.loosenDay
  return { direction, effectiveAt: loosenedAt(loosening, zone, askedAt) }
}

function loosenedAt({ kind, days }: Loosening, zone: string, askedAt: Date): Date {
  const day = dayOf(zone, askedAt)
  if (kind === 'on-day') return startOfDay(zone, daysAfter(day, days))
  const later = sameTimeDaysLater(zone, askedAt, days)
  if (kind === 'days-later') return later
  const nextMonth = startOfDay(zone, firstOfNextMonth(day))
  return later > nextMonth ? later : nextMonth
}
