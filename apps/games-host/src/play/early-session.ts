import { beginSession, type Beginning } from './begin-session.ts'
import { wait, type Down } from './retry.ts'

let isDown: Down | undefined
let hear: (down: Down | undefined) => void = () => undefined

/**
 * The session of the page's game. A page imports this module before and beside its own script, so that the session is
 * requested during the first layout.
 */
export const beginning: Promise<Beginning> = beginSession({
  gameKey: decodeURIComponent(location.pathname.slice(1)),
  wait,
  onTrouble(down) {
    isDown = down
    hear(down)
  },
})

/** Reports what is down while the session is requested: now, and at every change. */
export function onConnectionTrouble(listener: (down: Down | undefined) => void): void {
  hear = listener
  if (isDown) listener(isDown)
}
