import { beginSession, type Beginning } from './begin-session.ts'
import { wait } from './retry.ts'

let isLineDown = false
let hear: (isDown: boolean) => void = () => undefined

/**
 * The session of the page's game. A page reads this module before and beside its own script, so that the session is asked
 * for while the page is still being laid out.
 */
export const beginning: Promise<Beginning> = beginSession({
  gameKey: decodeURIComponent(location.pathname.slice(1)),
  wait,
  onTrouble(isDown) {
    isLineDown = isDown
    hear(isDown)
  },
})

/** Tells whether the line is down while the session is asked for: now, and whenever that changes. */
export function onConnectionTrouble(listener: (isDown: boolean) => void): void {
  hear = listener
  if (isLineDown) listener(true)
}
