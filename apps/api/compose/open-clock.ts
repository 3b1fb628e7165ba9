import type { Configuration } from '#config/resolve.ts'
import {
  onShiftedClock,
  isShiftedClock,
  shiftedClock,
  systemClock,
  type Clock,
  type ControlMessage,
  type Database,
  type ShiftedClock,
} from '#server/kernel/index.ts'
import { CLOCK_SHIFTED, findClockShift } from '#server/platform/index.ts'

/** Whether this is an installation for trials: with the calls of automatic tests, the mailbox, and a clock that can be moved. */
export function isForTrials({ environment }: Configuration): boolean {
  return environment === 'dev' || environment === 'test'
}

export type ProcessClock = {
  readonly clock: Clock
  /** The same database, dating by that clock. */
  readonly db: Database
  /** Undefined where nothing moves the clock: in cert and production there is no way to. */
  readonly movable: ShiftedClock | undefined
  /** Moves the clock of this process when another one was asked to. True for a message that was about that. */
  readonly onMessage: (message: ControlMessage) => boolean
  /** Reads how far the installation's clock is moved: once messages about it are heard, and after some were missed. */
  readonly readShift: () => Promise<void>
}

/**
 * The clock of one process. In an installation for trials all processes have one clock, which `AutoTest/SetTime` moves; how far
 * is kept in the database. Anywhere else it is the true time, and what the database says of it is never read.
 * @param given the true time; or a clock that its owner shifts, such as that of the demonstration's past
 */
export function openClock(configuration: Configuration, db: Database, given: Clock = systemClock): ProcessClock {
  if (!isForTrials(configuration))
    return { clock: given, db, movable: undefined, onMessage: () => false, readShift: async () => {} }
  const clock = isShiftedClock(given) ? given : shiftedClock(given)
  return {
    clock,
    db: onShiftedClock(db, clock),
    movable: clock,
    onMessage: ({ topic, id }) => {
      if (topic !== CLOCK_SHIFTED) return false
      clock.shift(Number(id))
      return true
    },
    readShift: async () => clock.shift(await findClockShift(db)),
  }
}
