import { listFreeRoundsLeft } from '#contract/play-v1/own-free-rounds.ts'
import { api } from '../../shell/api.ts'

type Left = Readonly<Record<string, number>>

/**
 * Loads the games in which the player has free rounds, now and whenever the page becomes visible again: some may have
 * been played. Known data are kept if the API does not respond.
 */
export function watchFreeRounds(onRead: (left: Left) => void, ask = askFreeRounds): () => void {
  let last: string | undefined
  let isOver = false
  const read = () => {
    if (document.hidden) return
    void ask().then((left) => {
      const now = JSON.stringify(left)
      if (isOver || !left || now === last) return
      last = now
      onRead(left)
    })
  }
  read()
  document.addEventListener('visibilitychange', read)
  // A page restored from the back/forward cache.
  addEventListener('pageshow', read)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', read)
    removeEventListener('pageshow', read)
  }
}

async function askFreeRounds(): Promise<Left | undefined> {
  const told = await api(listFreeRoundsLeft, { query: {} })
  return told.ok ? Object.fromEntries(told.data.games.map(({ gameKey, left }) => [gameKey, left])) : undefined
}
