import { wallTextOf, weekdayOf } from '#contract/states/calendar.ts'

/**
 * Hours in which a role counts, in the time zone of the market. A day whose end is not after its beginning ends on the
 * next one.
 */
export type WorkingHours = {
  /** Monday is 1. */
  readonly days: readonly number[]
  readonly from: string
  readonly until: string
}

/** Whether an instant is within the hours. The end is exclusive. */
export function isWithinHours({ days, from, until }: WorkingHours, at: Date, timeZone: string): boolean {
  const { day, time } = wallOf(at, timeZone)
  if (from < until) return days.includes(day) && time >= from && time < until
  const dayBefore = day === 1 ? 7 : day - 1
  return (days.includes(day) && time >= from) || (days.includes(dayBefore) && time < until)
}

function wallOf(at: Date, timeZone: string): { readonly day: number; readonly time: string } {
  const [day = '', time = ''] = wallTextOf(timeZone, at).split('T')
  return { day: weekdayOf(day), time: time.slice(0, 'HH:MM'.length) }
}
