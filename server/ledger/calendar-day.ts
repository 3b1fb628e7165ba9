import type { Clock } from '../kernel/index.ts'

/** Days and months of limits are those of Europe/Bratislava in both markets, daylight saving included (decisions.md). */
const CALENDAR = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Bratislava',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Calendar day of an instant, `YYYY-MM-DD`. */
export function calendarDayOf(instant: Date): string {
  return CALENDAR.format(instant)
}

const QUARTER_MS = 15 * 60_000

/** Tells the calendar day without formatting a date each time: offsets change at whole quarters of an hour only. */
export function dayTeller(clock: Clock): () => string {
  let quarter = Number.NaN
  let day = ''
  return () => {
    const now = clock.now()
    const present = Math.floor(now.getTime() / QUARTER_MS)
    if (present !== quarter) {
      quarter = present
      day = calendarDayOf(now)
    }
    return day
  }
}
