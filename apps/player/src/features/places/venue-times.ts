import { dayOf } from '#contract/states/calendar.ts'

/** A time in the time zone of the venue. */
export function clockOf(at: string, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(at))
}

/** A time in words: only the time for today, with the weekday for another day. */
export function momentWords(at: string, today: string, locale: string, timeZone: string): string {
  const time = clockOf(at, locale, timeZone)
  const instant = new Date(at)
  if (dayOf(timeZone, instant) === today) return time
  return `${new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(instant)} ${time}`
}

/** A day of the calendar with its weekday. */
export function dayWords(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
}
