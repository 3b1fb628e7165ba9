import type { ControlMessage } from '#server/kernel/index.ts'
import { EVERYBODY, RIGHTS_CHANGED, SESSION_ENDED } from '../session-cache.ts'

type Whose = { readonly userId: number; readonly sessionId: string }

export type SessionWaiters = {
  /** Waits until the session ends or what its holder may do changes, or so long. */
  readonly wait: (whose: Whose, waitMs: number) => { readonly over: Promise<void>; readonly stop: () => void }
  readonly hear: (message: ControlMessage) => void
  /** Wakes everybody: a connection to the control bus was lost, or the process ends. */
  readonly wakeAll: () => void
}

/** Pages of staff that wait for news of their own session. Held requests; told by the control bus, as every process is. */
export function makeSessionWaiters(): SessionWaiters {
  const waiting = new Map<() => void, Whose>()
  const wake = (concerns: (whose: Whose) => boolean): void => {
    for (const [done, whose] of waiting) if (concerns(whose)) done()
  }
  return {
    wait: (whose, waitMs) => {
      const { promise: over, resolve } = Promise.withResolvers<void>()
      const done = () => {
        clearTimeout(timer)
        waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, waitMs)
      waiting.set(done, whose)
      return { over, stop: done }
    },
    hear: ({ topic, id }) => {
      if (topic === SESSION_ENDED) wake(({ sessionId }) => sessionId === id)
      if (topic === RIGHTS_CHANGED) wake(({ userId }) => id === EVERYBODY || id === String(userId))
    },
    wakeAll: () => wake(() => true),
  }
}
