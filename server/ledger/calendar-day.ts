import { dayOf } from '#contract/states/calendar.ts'

/** Days and months of limits are those of Europe/Bratislava in both markets, daylight saving included. */
const ZONE = 'Europe/Bratislava'

/** Calendar day of an instant, `YYYY-MM-DD`. */
export function calendarDayOf(instant: Date): string {
  return dayOf(ZONE, instant)
}

const QUARTER_MS = 15 * 60_000

/**
 * The same with a cache: offsets from UTC change at quarters of an hour only, so that a date is formatted once a
 * quarter.
 */
export function dayTeller(): (instant: Date) => string {
  let quarter = Number.NaN
  let day = ''
  return (instant) => {
    const present = Math.floor(instant.getTime() / QUARTER_MS)
    if (present !== quarter) {
      quarter = present
      day = calendarDayOf(instant)
    }
    return day
  }
}
