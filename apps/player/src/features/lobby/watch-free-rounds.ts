import { listFreeRoundsLeft } from '#contract/play-v1/own-free-rounds.ts'
import { api } from '../../shell/api.ts'

/** Reads in which games the player has free rounds, now and whenever the page is looked at again: some may have been played. */
export function watchFreeRounds(onRead: (left: Readonly<Record<string, number>>) => void): () => void {
  let last = '{}'
  let isOver = false
  const read = () => {
    if (document.hidden) return
    void api(listFreeRoundsLeft, { query: {} }).then((told) => {
      const left = Object.fromEntries(told.ok ? told.data.games.map((game) => [game.gameKey, game.left]) : [])
      const now = JSON.stringify(left)
      if (isOver || now === last) return
      last = now
      onRead(left)
    })
  }
  read()
  document.addEventListener('visibilitychange', read)
  // A page that the browser kept and gives back.
  addEventListener('pageshow', read)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', read)
    removeEventListener('pageshow', read)
  }
}
