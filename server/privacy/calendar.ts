/** The same day and time this many years later; the last of February where there is no 29th. */
export function yearsLater(instant: Date, years: number): Date {
  const later = new Date(instant)
  later.setUTCFullYear(instant.getUTCFullYear() + years)
  if (later.getUTCMonth() !== instant.getUTCMonth()) later.setUTCDate(0)
  return later
}

/** The same day and time a month later; the last of that month where it is shorter. */
export function monthLater(instant: Date): Date {
  const later = new Date(instant)
  later.setUTCMonth(instant.getUTCMonth() + 1)
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0)
  return later
}
