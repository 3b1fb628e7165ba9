/** Days and months of limits are those of Europe/Bratislava in both markets, daylight saving included. */
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

/** The same without formatting a date each time: offsets from UTC change at whole quarters of an hour only. */
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
