import { dayOf, daysAfter, firstOfNextMonth, sameTimeDaysLater, startOfDay } from './calendar.ts'
import { limitFacts, type LimitKind } from '../shapes/limits.ts'

/** How a market lets a limit be changed: data of its rule pack. */
export type ChangeMode = {
  /** A tighter value must hold at the latest after so many hours. We apply it at once, which is never too late. */
  readonly tightenWithinHours: number
  readonly loosenDay: Loosening
  readonly loosenMonth: Loosening
  /** Changes of one kind in one calendar month; null: as many as one likes. */
  readonly changesPerMonth: number | null
  /** A tighter value is never refused, however many changes there were. */
  readonly mayAlwaysTighten: boolean
}

/**
 * When a looser value begins to hold. `days-later`: the same time so many calendar days later. `month-start`: the first
 * of the next month, and not before `days` have passed. `on-day`: the beginning of the so-many-th day after the request.
 */
export type Loosening = { readonly kind: 'days-later' | 'month-start' | 'on-day'; readonly days: number }

export type Direction = 'tighter' | 'looser' | 'same'

/** Which way a change goes. A limit that is not there (null) is the loosest one. */
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

/** Which way a request goes, and from when on the new value holds. */
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
