import { dayOf, daysAfter, instantAt, wallTextOf } from '#contract/states/calendar.ts'

/** By the clock of the market. Our own figure: no rule of either market names hours. */
const QUIET_FROM = '22:00'
const QUIET_UNTIL = '07:00'

/** Earliest instant for a notification that can wait: now, or the end of the night. */
export function afterQuietHours(zone: string, now: Date): Date {
  const time = wallTextOf(zone, now).slice(11, 16)
  const today = dayOf(zone, now)
  if (time >= QUIET_FROM) return instantAt(zone, daysAfter(today, 1), QUIET_UNTIL)
  return time < QUIET_UNTIL ? instantAt(zone, today, QUIET_UNTIL) : now
}
