import { beginSession, type Beginning } from './begin-session.ts'
import { wait, type Down } from './retry.ts'

let isDown: Down | undefined
let hear: (down: Down | undefined) => void = () => undefined

/**
 * The session of the page's game. A page reads this module before and beside its own script, so that the session is asked
 * for while the page is still being laid out.
 */
export const beginning: Promise<Beginning> = beginSession({
  gameKey: decodeURIComponent(location.pathname.slice(1)),
  wait,
  onTrouble(down) {
    isDown = down
    hear(down)
  },
})

/** Tells what is down while the session is asked for: now, and whenever that changes. */
export function onConnectionTrouble(listener: (down: Down | undefined) => void): void {
  hear = listener
  if (isDown) listener(isDown)
}
