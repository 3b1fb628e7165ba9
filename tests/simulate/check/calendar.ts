const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/**
 * The calendar of both markets by arithmetic alone, independent of the product's: Central European Time is one hour
 * ahead of UTC, two in summer, which begins and ends at 01:00 UTC of the last Sunday of March and of October (Directive
 * 2000/84/EC).
 */
export function offsetMs(instant: number): number {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= changeIn(year, 2) && instant < changeIn(year, 9)
  return isSummer ? 2 * HOUR_MS : HOUR_MS
}

/** @param month 2 for March, 9 for October: both have 31 days */
function changeIn(year: number, month: number): number {
  const last = Date.UTC(year, month, 31)
  return last - new Date(last).getUTCDay() * DAY_MS + HOUR_MS
}

/** The local time, as the instant at which a UTC clock would show it. */
const wallOf = (instant: number): number => instant + offsetMs(instant)

/** The first instant with this local time; for a time skipped in spring, the instant of the change. */
function firstInstantOf(wall: number): number {
  const inSummer = wall - 2 * HOUR_MS
  const inWinter = wall - HOUR_MS
  if (wallOf(inSummer) === wall) return inSummer
  if (wallOf(inWinter) === wall) return inWinter
  return changeIn(new Date(wall).getUTCFullYear(), 2)
}

/** Number of the calendar day, counted from 1970. */
export const dayNumberOf = (instant: number): number => Math.floor(wallOf(instant) / DAY_MS)
/** Number of the calendar month, counted from the year 0. */
export function monthNumberOf(instant: number): number {
  const wall = new Date(wallOf(instant))
  return wall.getUTCFullYear() * 12 + wall.getUTCMonth()
}

export const startOfDayNumber = (day: number): number => firstInstantOf(day * DAY_MS)
export const startOfMonthNumber = (month: number): number =>
  firstInstantOf(Date.UTC(Math.floor(month / 12), month % 12, 1))
/** The same local time some days later. */
export const sameTimeLater = (instant: number, days: number): number => firstInstantOf(wallOf(instant) + days * DAY_MS)
