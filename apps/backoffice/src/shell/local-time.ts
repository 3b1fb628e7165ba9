/** `2026-11-23T22:00` of a field as an instant, read in the zone of this desk as the field itself is; undefined when it is none. */
export function instantOf(local: string): string | undefined {
  const at = new Date(local)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local) && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined
}

/** An instant as such a field wants it; seconds only where it has some. */
export function localOf(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19).replace(/:00$/, '')
}
