const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes by which a zone is ahead of UTC at a moment. */
export function offsetMinutes(timeZone: string, at: Date): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const match = /^GMT([+-])(\d{2}):(\d{2})/.exec(name)
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

/** By how much one zone's clock differs from another's, such as `+1:00` or `−5:30`; empty when they show the same. */
export function writeDifference(zone: string, other: string, at: Date): string {
  const minutes = offsetMinutes(zone, at) - offsetMinutes(other, at)
  if (minutes === 0) return ''
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '\u2212' : '+'}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`
}

/** First moment of a day `2026-11-21` in a zone, as an instant; undefined when it is not a day. */
export function startOfDay(date: string, timeZone: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const guess = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(guess)) return undefined
  // Computed twice: the first offset may be from the other side of a change to or from summer time.
  const near = guess - offsetMinutes(timeZone, new Date(guess)) * 60_000
  return new Date(guess - offsetMinutes(timeZone, new Date(near)) * 60_000).toISOString()
}

/** The day after `2026-11-21`. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
