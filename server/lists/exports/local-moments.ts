const HOUR_MS = 3_600_000

/** Offset of a zone from UTC, in milliseconds; computed once for each hour that occurs. */
export function makeOffsetOf(timeZone: string): (at: Date) => number {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const known = new Map<number, number>()
  return (at) => {
    const hour = Math.floor(at.getTime() / HOUR_MS)
    const before = known.get(hour)
    if (before !== undefined) return before
    const name = clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
    const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * 60_000)
    known.set(hour, offset)
    return offset
  }
}

/** An instant in the local time of the zone: `2026-11-21 14:32:07`. */
export function writeLocal(at: Date, offsetOf: (at: Date) => number): string {
  return new Date(at.getTime() + offsetOf(at)).toISOString().slice(0, 19).replace('T', ' ')
}
