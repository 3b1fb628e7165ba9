import { dateParts } from './date-parts.ts'

/** A month of the books, told by any of its days. */
export function writeBookMonth(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T12:00:00Z`))
    .replaceAll(' ', '\u00a0')
}

/** A day of the books, whatever zone the screen is in. */
export function writeBookDay(day: string, locale: string): string {
  const { locale: local, ...parts } = dateParts(locale)
  return new Intl.DateTimeFormat(local, { ...parts, year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T12:00:00Z`))
    .replaceAll(' ', '\u00a0')
}
