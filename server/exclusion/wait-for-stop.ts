import type { ControlMessage } from '#server/kernel/index.ts'
import { EXCLUSION_CHANGED } from './open-exclusion.ts'

export type StopWaiters = {
  /** Waits until something about the player has changed, or so long. */
  readonly wait: (playerId: number, waitMs: number) => Promise<void>
  readonly hear: (message: ControlMessage) => void
  /** Wakes everybody: a connection to the control bus was lost, or the process ends. */
  readonly wakeAll: () => void
}

/** Who waits for news of a player's exclusions: the pages of running games. Held requests, no timers that tick. */
export function makeStopWaiters(): StopWaiters {
  const waiters = new Map<number, Set<() => void>>()
  const wake = (playerId: number): void => waiters.get(playerId)?.forEach((done) => done())
  return {
    wait: (playerId, waitMs) =>
      new Promise((resolve) => {
        const own = waiters.get(playerId) ?? new Set()
        waiters.set(playerId, own)
        const done = () => {
          clearTimeout(timer)
          own.delete(done)
          if (own.size === 0 && waiters.get(playerId) === own) waiters.delete(playerId)
          resolve()
        }
        const timer = setTimeout(done, waitMs)
        own.add(done)
      }),
    hear: ({ topic, id }) => {
      if (topic === EXCLUSION_CHANGED) wake(Number(id))
    },
    wakeAll: () => [...waiters.keys()].forEach(wake),
  }
}
