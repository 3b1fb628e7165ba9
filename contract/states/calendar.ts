/** Calendar days and months of a time zone, daylight saving included. A day is `YYYY-MM-DD`. */
export type Period = { readonly startsAt: Date; readonly endsAt: Date }

const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

const QUARTER_MS = 15 * 60_000
/** More than the number of quarters of an hour in a year. */
const OFFSETS_MAX = 40_000
const offsets = new Map<string, number>()

/**
 * Local time of the zone, as milliseconds of a clock without zone. Offsets change only at full quarters of an hour, and computing
 * them is expensive: they are cached for each quarter.
 */
function wallMs(zone: string, instant: Date): number {
  const ms = instant.getTime()
  const quarter = `${zone} ${Math.floor(ms / QUARTER_MS)}`
  const known = offsets.get(quarter)
  if (known !== undefined) return ms + known
  const wall = readWallMs(zone, instant)
  if (offsets.size >= OFFSETS_MAX) offsets.clear()
  offsets.set(quarter, wall - ms)
  return wall
}

function readWallMs(zone: string, instant: Date): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const seconds = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return seconds + instant.getUTCMilliseconds()
}

/**
 * The instant of a local time. A time that occurs twice (autumn): the first one; a time that is skipped (spring): the instant of
 * the change.
 */
function instantOf(zone: string, wall: number): Date {
  const first = wall - (wallMs(zone, new Date(wall - DAY_MS)) - (wall - DAY_MS))
  const second = wall - (wallMs(zone, new Date(wall + DAY_MS)) - (wall + DAY_MS))
  const fits = [first, second].filter((ms) => wallMs(zone, new Date(ms)) === wall)
  // A skipped time: with the offset before the change the result is the change plus the rest.
  return new Date(fits.length > 0 ? Math.min(...fits) : Math.max(first, second))
}

/** Local time of the zone at an instant, without an offset: `2026-11-24T14:27:03.000`. */
export function wallTextOf(zone: string, instant: Date): string {
  return new Date(wallMs(zone, instant)).toISOString().slice(0, -1)
}

/** The instant of a local time of a day: `08:30`. */
export function instantAt(zone: string, day: string, time: string): Date {
  return instantOf(zone, Date.parse(`${day}T${time}:00Z`))
}

/** Day of the week of a calendar day; Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Calendar day of an instant. */
export function dayOf(zone: string, instant: Date): string {
  return isoDay(wallMs(zone, instant))
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** The day this number of days later; earlier for a negative number. */
export function daysAfter(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)
}

/** First day of the month of a day. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** First day of the month after the month of a day. */
export function firstOfNextMonth(day: string): string {
  return firstOfMonth(daysAfter(firstOfMonth(day), 31))
}

/** The instant at which a day begins in the zone. */
export function startOfDay(zone: string, day: string): Date {
  return instantOf(zone, Date.parse(`${day}T00:00:00Z`))
}

/** The calendar day or month of an instant; `endsAt` is the first instant after it. */
export function periodOf(period: 'day' | 'month', zone: string, instant: Date): Period {
  const day = dayOf(zone, instant)
  const first = period === 'day' ? day : firstOfMonth(day)
  const next = period === 'day' ? daysAfter(day, 1) : firstOfNextMonth(day)
  return { startsAt: startOfDay(zone, first), endsAt: startOfDay(zone, next) }
}

/** The same local time this number of calendar days later: 167 or 169 hours after a week with a change of the clocks. */
export function sameTimeDaysLater(zone: string, instant: Date, days: number): Date {
  return instantOf(zone, wallMs(zone, instant) + days * DAY_MS)
}
