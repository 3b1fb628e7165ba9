/** A calendar month in UTC, as partitions of the books have it: `2026-01`. */
export type Month = string

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

export function isMonth(text: string): text is Month {
  return MONTH.test(text)
}

/** Its first day, as the database has it. */
export const firstDayOf = (month: Month): string => `${month}-01`

/** Of a day (`YYYY-MM-DD`). */
export const monthOf = (day: string): Month => day.slice(0, 7)

/** The first instant after it, moved by some months. */
export function endOf(month: Month, later = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number + later, 1))
}

export function beginOf(month: Month): Date {
  return endOf(month, -1)
}
