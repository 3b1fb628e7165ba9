import type { ControlMessage } from '#server/kernel/index.ts'
import { EVERYBODY, RIGHTS_CHANGED, SESSION_ENDED } from '../session-cache.ts'

type Whose = { readonly userId: number; readonly sessionId: string }

export type SessionWaiters = {
  /** Waits until the session ends or its holder's rights change, or for `waitMs`. */
  readonly wait: (whose: Whose, waitMs: number) => { readonly over: Promise<void>; readonly stop: () => void }
  readonly onMessage: (message: ControlMessage) => void
  /** Ends all waits: the connection to the control bus was lost, or the process ends. */
  readonly wakeAll: () => void
}

/** Long-polling requests of pages of staff that wait for a change of their own session; the control bus reports changes. */
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
    onMessage: ({ topic, id }) => {
      if (topic === SESSION_ENDED) wake(({ sessionId }) => sessionId === id)
      if (topic === RIGHTS_CHANGED) wake(({ userId }) => id === EVERYBODY || id === String(userId))
    },
    wakeAll: () => wake(() => true),
  }
}
