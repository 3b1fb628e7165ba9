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

/**
 * Whether this is a test installation: with the calls of automatic tests, the mailbox, and a clock that can be moved.
 */
export function isForTrials({ environment }: Configuration): boolean {
  return environment === 'dev' || environment === 'test'
}

export type ProcessClock = {
  readonly clock: Clock
  /** The same database, with timestamps of that clock. */
  readonly db: Database
  /** Undefined in cert and production, where the clock cannot be moved. */
  readonly movable: ShiftedClock | undefined
  /**
   * Moves the clock of this process after a message of another one. Returns true if the message was about the clock.
   */
  readonly onMessage: (message: ControlMessage) => boolean
  /** Reads the shift of the installation's clock: after the subscription, and after messages were missed. */
  readonly readShift: () => Promise<void>
}

/**
 * The clock of one process. In a test installation all processes share one clock, which `AutoTest/SetTime` moves; the
 * shift is stored in the database. Elsewhere it is the true time, and the shift in the database is never read.
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
