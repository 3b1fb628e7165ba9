/** The instant this many minutes after another. */
export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000)
}

export function earlierOf(a: Date, b: Date): Date {
  return a < b ? a : b
}
