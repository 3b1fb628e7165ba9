import { daysAfter, instantAt, wallTextOf } from '#contract/states/calendar.ts'
import type { Instant } from '#server/kernel/index.ts'

const DAY_MINUTES = 1440
const HOUR_MS = 3_600_000
const WEEK_MINUTES = 7 * DAY_MINUTES

export type Hours = { readonly opensMinute: number; readonly closesMinute: number }

/** `08:30` as minutes of a day. */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Minutes since midnight of the local time at an instant. */
export function minuteOfDay(zone: string, at: Instant): number {
  return minuteOf(wallTextOf(zone, at).slice(11, 16))
}

/** Minutes as a local time. */
export function clockTimeOf(minute: number): string {
  const ofDay = minute % DAY_MINUTES
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** Hours that close no later than they open close on the next day. */
export function hoursOf(opens: string, closes: string): Hours {
  const [opensMinute, closesMinute] = [minuteOf(opens), minuteOf(closes)]
  return { opensMinute, closesMinute: closesMinute > opensMinute ? closesMinute : closesMinute + DAY_MINUTES }
}

export function isOverMidnight({ closesMinute }: Hours): boolean {
  return closesMinute > DAY_MINUTES
}

/**
 * The instant at which the local time is this many minutes after the midnight that began a day; for a time skipped in
 * spring the instant of the change, which is on a whole hour.
 */
export function instantOfMinute(zone: string, day: string, minute: number): Instant {
  const time = clockTimeOf(minute)
  const at = instantAt(zone, daysAfter(day, Math.floor(minute / DAY_MINUTES)), time)
  const isLeftOut = wallTextOf(zone, at).slice(11, 16) !== time
  return isLeftOut ? new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS) : at
}

/**
 * The range of minutes of the week that hours take, in PostgreSQL's notation; the part after Sunday midnight is at the
 * beginning of the week.
 */
export function weekSlotOf(weekday: number, { opensMinute, closesMinute }: Hours): string {
  const first = (weekday - 1) * DAY_MINUTES
  const [from, until] = [first + opensMinute, first + closesMinute]
  if (until <= WEEK_MINUTES) return `{[${from},${until})}`
  return `{[0,${until - WEEK_MINUTES}),[${from},${WEEK_MINUTES})}`
}

/** Whether hours overlap the minutes between `fromMinute` and `untilMinute` of the same or the next day. */
export function reachInto({ opensMinute, closesMinute }: Hours, fromMinute: number, untilMinute: number): boolean {
  return [0, DAY_MINUTES].some((shift) => opensMinute < untilMinute + shift && closesMinute > fromMinute + shift)
}
