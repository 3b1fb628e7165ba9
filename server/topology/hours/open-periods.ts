import { dayOf, daysAfter, weekdayOf } from '#contract/states/calendar.ts'
import type { CLOSING_EVENTS, OPENING_EVENTS } from '#contract/shapes/places.ts'
import type { Instant } from '#server/kernel/index.ts'
import type { ClosedHours } from '../needs.ts'
import { instantOfMinute, type Hours } from './clock-minutes.ts'

/** All that says when a venue is open. */
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
 * When a venue is open by the hours that begin on a day: those of its weekday, or the special ones of that very day, without
 * the hours in which the law keeps it closed. Hours are those of clocks on the wall: on the day of a change of the clocks they
 * are longer or shorter by an hour, and what falls into the hour that is left out is not there.
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

/** By the hours that begin on the days of a stretch; its end is not in it. */
export function periodsOf(calendar: OpeningCalendar, from: string, until: string): Period[] {
  const periods: Period[] = []
  for (let day = from; day < until; day = daysAfter(day, 1)) periods.push(...periodsOfDay(calendar, day))
  return periods
}

/** Whether it is open at a moment: by the hours of the day, or of the one before that go over midnight. */
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

/** Of the day and the one after it. */
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
