import { useSyncExternalStore } from 'react'
import { useSite } from '../../shell/site.ts'

type Left = Readonly<Record<string, number>>

let left: Left = {}
const listeners = new Set<() => void>()
let stop: Promise<() => void> | undefined

function tell(next: Left): void {
  left = next
  for (const listener of listeners) listener()
}

/** The player's free rounds are watched as long as a tile subscribes. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  stop ??= import('./watch-free-rounds.ts').then(({ watchFreeRounds }) => watchFreeRounds(tell))
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    void stop?.then((end) => end())
    stop = undefined
  }
}

const toNobody = () => () => {}
const none = () => 0

/** How many free rounds the player has in a game. 0 on the server, because the page is shared. */
export function useFreeRoundsLeft(gameKey: string): number {
  const { signedIn } = useSite()
  return useSyncExternalStore(signedIn ? subscribe : toNobody, signedIn ? () => left[gameKey] ?? 0 : none, none)
}
