import type { ControlMessage } from '#server/kernel/index.ts'
import { EXCLUSION_CHANGED } from './open-exclusion.ts'

type Whose = { readonly playerId: number; readonly gameSessionId: string }

export type StopWaiters = {
  /** Waits until the player's exclusions or the game session have changed, or for `waitMs`. */
  readonly wait: (whose: Whose, waitMs: number) => Promise<void>
  readonly onMessage: (message: ControlMessage) => void
  /** Ends all waits: the connection to the control bus was lost, or the process ends. */
  readonly wakeAll: () => void
}

/**
 * Pages of running games that wait for a change (long polling), without timers that poll.
 * @param gameTopic topic on which the end of a game session is announced, with its id
 */
export function makeStopWaiters(gameTopic: string): StopWaiters {
  const waiters = new Map<string, Set<() => void>>()
  const add = (name: string, done: () => void): void => {
    const known = waiters.get(name) ?? new Set()
    waiters.set(name, known.add(done))
  }
  const remove = (name: string, done: () => void): void => {
    const known = waiters.get(name)
    known?.delete(done)
    if (known?.size === 0) waiters.delete(name)
  }
  const wake = (name: string): void => {
    for (const done of waiters.get(name) ?? []) done()
  }
  return {
    wait: ({ playerId, gameSessionId }, waitMs) =>
      new Promise((resolve) => {
        const names = [`player ${playerId}`, `game ${gameSessionId}`]
        const done = () => {
          clearTimeout(timer)
          for (const name of names) remove(name, done)
          resolve()
        }
        const timer = setTimeout(done, waitMs)
        for (const name of names) add(name, done)
      }),
    onMessage: ({ topic, id }) => {
      if (topic === EXCLUSION_CHANGED) wake(`player ${id}`)
      if (topic === gameTopic) wake(`game ${id}`)
    },
    wakeAll: () => [...waiters.keys()].forEach(wake),
  }
}
