import { randomUUID } from 'node:crypto'

/** Time since a process began. Nobody can set it, unlike a clock. */
export type Stopwatch = {
  /** Names the process: times of another one mean nothing here. */
  readonly run: string
  readonly ms: () => number
}

export const startStopwatch = (): Stopwatch => ({ run: randomUUID(), ms: () => performance.now() })
