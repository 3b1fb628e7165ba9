import { dayOf, daysAfter, weekdayOf } from '#contract/states/calendar.ts'
import type { CLOSING_EVENTS, OPENING_EVENTS } from '#contract/shapes/places.ts'
import type { Instant } from '#server/kernel/index.ts'
import type { ClosedHours } from '../needs.ts'
import { instantOfMinute, type Hours } from './clock-minutes.ts'

/** Everything that determines when a venue is open. */
export type OpeningCalendar = {
  readonly zone: string
  readonly openings: readonly (Hours & {
    readonly weekday: number
    readonly validFrom: Instant
    readonly validUntil: Instant | null
  })[]
  readonly specials: readonly {
    readonly day: string
    readonly opensMinute: number | null
    readonly closesMinute: number | null
  }[]
  readonly closedHours: (at: Instant) => ClosedHours | undefined
}

export type Period = {
  readonly day: string
  readonly opensAt: Instant
  readonly closesAt: Instant
  readonly opening: (typeof OPENING_EVENTS)[number]
  readonly closing: (typeof CLOSING_EVENTS)[number]
}

/**
 * Periods in which a venue is open by the hours that begin on a day: those of its weekday, or the special ones of that
 * day, without the legal closing hours. Hours are local times: on a day when the clocks change, periods are longer or
 * shorter by an hour, and times in the skipped hour do not exist.
 */
export function periodsOfDay(calendar: OpeningCalendar, day: string): Period[] {
  const special = calendar.specials.filter((one) => one.day === day)
  const kind = special.length > 0 ? 'Special' : 'Regular'
  const hours = special.length > 0 ? special.flatMap(hoursOfSpecial) : hoursOfWeekday(calendar, day)
  return hours
    .map(
      ({ opensMinute, closesMinute }) =>
        ({
          day,
          opensAt: instantOfMinute(calendar.zone, day, opensMinute),
          closesAt: instantOfMinute(calendar.zone, day, closesMinute),
          opening: kind,
          closing: kind,
        }) satisfies Period,
    )
    .flatMap((period) => closedByLaw(calendar, day).reduce(cutAll, [period]))
    .filter(({ opensAt, closesAt }) => opensAt < closesAt)
    .toSorted((one, other) => one.opensAt.getTime() - other.opensAt.getTime())
}

/** Periods that begin on the days from `from` until before `until`. */
export function periodsOf(calendar: OpeningCalendar, from: string, until: string): Period[] {
  const periods: Period[] = []
  for (let day = from; day < until; day = daysAfter(day, 1)) periods.push(...periodsOfDay(calendar, day))
  return periods
}

/** Whether it is open at an instant: by the hours of the day, or those of the day before that go past midnight. */
export function isOpenAt(calendar: OpeningCalendar, at: Instant): boolean {
  const today = dayOf(calendar.zone, at)
  return periodsOf(calendar, daysAfter(today, -1), daysAfter(today, 1)).some(
    ({ opensAt, closesAt }) => opensAt <= at && at < closesAt,
  )
}

function hoursOfSpecial({ opensMinute, closesMinute }: OpeningCalendar['specials'][number]): Hours[] {
  return opensMinute === null || closesMinute === null ? [] : [{ opensMinute, closesMinute }]
}

function hoursOfWeekday({ zone, openings }: OpeningCalendar, day: string): Hours[] {
  const weekday = weekdayOf(day)
  return openings.filter((opening) => {
    if (opening.weekday !== weekday) return false
    const opensAt = instantOfMinute(zone, day, opening.opensMinute)
    return opening.validFrom <= opensAt && (opening.validUntil === null || opening.validUntil > opensAt)
  })
}

type Cut = { readonly from: Instant; readonly until: Instant }

/** Legal closing hours of the day and the next one. */
function closedByLaw({ zone, closedHours }: OpeningCalendar, day: string): Cut[] {
  return [day, daysAfter(day, 1)].flatMap((one) => {
    const closed = closedHours(instantOfMinute(zone, one, 0))
    if (!closed) return []
    return [
      { from: instantOfMinute(zone, one, closed.fromMinute), until: instantOfMinute(zone, one, closed.untilMinute) },
    ]
  })
}

function cutAll(periods: readonly Period[], cut: Cut): Period[] {
  return periods.flatMap((period): Period[] => {
    if (period.closesAt <= cut.from || period.opensAt >= cut.until) return [period]
    return [
      ...(period.opensAt < cut.from ? [{ ...period, closesAt: cut.from, closing: 'Forced' as const }] : []),
      ...(period.closesAt > cut.until ? [{ ...period, opensAt: cut.until, opening: 'Late' as const }] : []),
    ]
  })
}
