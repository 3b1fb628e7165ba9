import { useEffect } from 'react'
import { makeIdleWatch } from './make-idle-watch.ts'
import { lockSession } from './session.ts'

const MINUTE_MS = 60_000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const LOOK_EVERY_MS = 5_000

/**
 * Ends the session after the idle time: an open page polls the server, so the server alone would take it for active.
 * Activity in other tabs counts too.
 */
export function useIdleLock(idleMinutes: number | undefined): void {
  useEffect(() => {
    if (idleMinutes === undefined) return undefined
    const others = new BroadcastChannel('tolar-staff-at-work')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    const watch = makeIdleWatch(Date.now, () => others.postMessage('at work'))
    others.addEventListener('message', watch.onOtherTabActive)
    for (const sign of SIGNS) window.addEventListener(sign, watch.onSign, { passive: true, capture: true })
    const timer = setInterval(() => {
      if (watch.idleMs() >= idleMinutes * MINUTE_MS) void lockSession()
    }, LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      others.close()
      for (const sign of SIGNS) window.removeEventListener(sign, watch.onSign, { capture: true })
    }
  }, [idleMinutes])
}
