import { randomUUID } from 'node:crypto'

/** Monotonic time since the start of the process: unlike a clock, it cannot be set. */
export type Stopwatch = {
  /** Identifies the process: times of different processes cannot be compared. */
  readonly run: string
  readonly ms: () => number
}

export const startStopwatch = (): Stopwatch => ({ run: randomUUID(), ms: () => performance.now() })
