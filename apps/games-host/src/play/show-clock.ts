import { byId } from './page.ts'
import type { SessionState } from './play-calls.ts'
import { writeClock } from './write-clock.ts'

const PERIOD_MS = 1000

/** Shows how long the player has been signed in, from now on. */
export function showClock({ playerSessionStartedAt, serverTime }: SessionState): void {
  const arrivedMs = performance.now()
  const tick = (): void => {
    byId('clock').textContent = writeClock(playerSessionStartedAt, serverTime, performance.now() - arrivedMs)
  }
  tick()
  setInterval(tick, PERIOD_MS)
}
