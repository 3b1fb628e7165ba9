const SECOND_MS = 1_000
const MINUTE_MS = 60_000
/** From here on in minutes. */
const MINUTES_FROM_MS = 2 * MINUTE_MS

/** How far a clock is off, whichever way: in seconds, or in minutes if it is much. */
export function writeTimeOff(ms: number, language: string): string {
  const off = Math.abs(ms)
  const [value, unit] =
    off < MINUTES_FROM_MS ? [Math.round(off / SECOND_MS), 'second'] : [Math.round(off / MINUTE_MS), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}

/** Less than this is not worth showing: the request took some of it. */
const RIGHT_MS = 2_000

/** Which way a clock is off. */
export const clockWay = (aheadMs: number): 'Right' | 'Ahead' | 'Behind' =>
  Math.abs(aheadMs) < RIGHT_MS ? 'Right' : aheadMs > 0 ? 'Ahead' : 'Behind'
