import type { Clock } from './types.ts'

/** The wall clock. The one place that reads it. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that is ahead of another one by a settable shift: for AutoTest/SetTime in dev and test. */
export type ShiftedClock = Clock & {
  /** The clock that it is ahead of. */
  readonly unshifted: Clock
  readonly shiftMs: () => number
  readonly shift: (ms: number) => void
}

/** Makes a clock with a shift, for test installations: nothing else may move time. */
export function shiftedClock(unshifted: Clock = systemClock): ShiftedClock {
  let shiftMs = 0
  return {
    now: () => (shiftMs === 0 ? unshifted.now() : new Date(unshifted.now().getTime() + shiftMs)),
    unshifted,
    shiftMs: () => shiftMs,
    shift: (ms) => {
      shiftMs = ms
    },
  }
}

export function isShiftedClock(clock: Clock): clock is ShiftedClock {
  return 'shiftMs' in clock
}

/** A clock that stands still until it is moved: for tests. */
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
