import { useEffect } from 'react'
import { watchOwnSession } from '#contract/play-v1/own-profile.ts'
import { api } from './api.ts'
import { reloadSession } from './session.ts'

const WAIT_MS = 20_000
const AGAIN_MS = 5_000
const NAME = 'tolar-staff-session'

/**
 * Notices at once that the session was ended or its permissions were changed, by anybody. One tab of a browser
 * long-polls and notifies the others: each request is held by the server, and a browser limits connections to one
 * origin.
 */
export function useWatchedSession(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return undefined
    const leaving = new AbortController()
    const others = new BroadcastChannel(NAME)
    others.addEventListener('message', () => void reloadSession())
    const tell = () => {
      void reloadSession()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      others.postMessage('news')
    }
    const { signal } = leaving
    // Rejected when the page unloads before its turn.
    navigator.locks.request(NAME, { signal }, () => listen(signal, tell)).catch(() => undefined)
    return () => {
      leaving.abort()
      others.close()
    }
  }, [isSignedIn])
}

async function listen(signal: AbortSignal, tell: () => void): Promise<void> {
  let seen: string | undefined
  while (!signal.aborted) {
    const answer = await api(watchOwnSession, { query: { waitMs: WAIT_MS, ...(seen ? { seen } : {}) }, signal })
    if (signal.aborted) return
    if (answer.ok) {
      if (seen !== undefined && answer.data.mark !== seen) tell()
      seen = answer.data.mark
    } else if (answer.status === 401) {
      tell()
      return
    } else await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}
