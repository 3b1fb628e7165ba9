// The meaning of `format: 'date'` and `format: 'date-time'` in this contract. Stricter than RFC 3339: only days and
// instants that the database can store and that are plausible.

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const FIRST_YEAR = 1900

/** A calendar day from 1900 to 9999, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || year < FIRST_YEAR) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** An instant with its offset, from 1900 to 9999. Leap seconds (second 60) are not accepted. */
export function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1]
  return day !== undefined && isDay(day)
}
