const DAY_MS = 86_400_000

/** Visits begin on this grid, so that many people act at the same instant. */
const GRID_MS = 5 * 60_000

/**
 * The 31 simulated days: 16 around the change to summer time of 2026, 15 around the change back, both with the end of a
 * month. Nobody comes between them, so everything pending in between is due at once.
 */
const STRETCHES = [
  { from: Date.parse('2026-03-19T23:00:00Z'), days: 16 },
  { from: Date.parse('2026-10-21T22:00:00Z'), days: 15 },
] as const

export const FIRST_INSTANT = new Date(STRETCHES[0].from)
export const LAST_INSTANT = new Date(STRETCHES[1].from + STRETCHES[1].days * DAY_MS)

/** An instant of the simulated time, rounded to the grid. @param part 0 is the first instant, 1 the last */
export function momentAt(part: number): Date {
  const days = STRETCHES.reduce((sum, stretch) => sum + stretch.days, 0)
  let into = part * days * DAY_MS
  for (const { from, days } of STRETCHES) {
    if (into < days * DAY_MS) return new Date(Math.floor((from + into) / GRID_MS) * GRID_MS)
    into -= days * DAY_MS
  }
  return LAST_INSTANT
}
