import { zone } from './zone.ts'
import { offsetMinutes } from './zones.ts'

/** `2026-11-23T22:00` of a field as an instant, in the zone in which the screen writes times; undefined when it is none. */
export function instantOf(local: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return undefined
  const guess = Date.parse(`${local}Z`)
  if (Number.isNaN(guess)) return undefined
  // Computed twice: the first offset may be from the other side of a change to or from summer time.
  const near = guess - offsetMinutes(zone.get(), new Date(guess)) * 60_000
  return new Date(guess - offsetMinutes(zone.get(), new Date(near)) * 60_000).toISOString()
}

/** An instant as such a field wants it; seconds only where it has some. Empty where there is no instant. */
export function localOf(instant: string | null | undefined): string {
  if (!instant) return ''
  const at = new Date(instant)
  const local = new Date(at.getTime() + offsetMinutes(zone.get(), at) * 60_000)
  return local.toISOString().slice(0, 19).replace(/:00$/, '')
}
