import type { Shutdown } from '#contract/onling-v2/diagnostics.ts'

const MINUTE_MS = 60_000

/** The current shutdown, or the next one within the notice period. */
export function shutdownToShow(shutdowns: readonly Shutdown[], now: Date): Shutdown | undefined {
  return shutdowns
    .filter(({ startsAt, endsAt, leadMinutes }) => {
      const toldFrom = Date.parse(startsAt) - leadMinutes * MINUTE_MS
      return toldFrom <= now.getTime() && Date.parse(endsAt) > now.getTime()
    })
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0]
}
