import { offsetMinutes, startOfDay } from '../../shell/zones.ts'

/** A day on which the clocks change: the following night hours are repeated, or some are skipped. */
export type ClockChange = { readonly day: string; readonly kind: 'back' | 'forward' }

/** The first change of the clocks on these consecutive days. */
export function findClockChange(days: readonly string[], timeZone: string): ClockChange | undefined {
  for (const day of days) {
    const start = startOfDay(day, timeZone)
    if (start === undefined) continue
    const from = new Date(start)
    // Clocks change before noon.
    const until = new Date(from.getTime() + 12 * 3_600_000)
    const difference = offsetMinutes(timeZone, until) - offsetMinutes(timeZone, from)
    if (difference !== 0) return { day, kind: difference < 0 ? 'back' : 'forward' }
  }
  return undefined
}
