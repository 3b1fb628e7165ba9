import type { Clock } from './types.ts'

/** The wall clock. The one place that reads it. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved: for tests, and for AutoTest/SetTime in dev and test. */
export function movableClock(
  start: Date,
): Clock & { readonly set: (instant: Date) => void; readonly advance: (ms: number) => void } {
  let present = start
  return {
    now: () => new Date(present),
    set: (instant) => {
      present = instant
    },
    advance: (ms) => {
      present = new Date(present.getTime() + ms)
    },
  }
}
