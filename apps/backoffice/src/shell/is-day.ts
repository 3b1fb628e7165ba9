const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day of the calendar: 31 February only looks like one. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
