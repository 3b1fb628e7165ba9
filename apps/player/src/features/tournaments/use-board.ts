import { useEffect, useState } from 'react'
import type { BoardNews } from '#contract/shapes/tournaments.ts'
import { fileRoutes } from '#contract/files.ts'

/** The last state of the board, and whether its stream is open. */
export type Board = { readonly news: BoardNews | undefined; readonly isLive: boolean }

/** After an error response, such as that there are too many viewers. At random, so that not all return at once. */
const againInMs = () => 5_000 + Math.random() * 10_000

/** Subscribes to the board of a round while the page is open; a final one does not change any more. */
export function useBoard(roundId: string, isFinal: boolean): Board {
  const [board, setBoard] = useState<Board>({ news: undefined, isLive: false })
  useEffect(() => {
    if (isFinal) return undefined
    let source: EventSource
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      source = new EventSource(`${fileRoutes.tournamentBoard.root}/${roundId}`)
      source.addEventListener('message', ({ data }: MessageEvent<string>) =>
        setBoard({ news: JSON.parse(data) as BoardNews, isLive: true }),
      )
      source.addEventListener('error', () => {
        setBoard(({ news }) => ({ news, isLive: false }))
        // The browser reconnects automatically, except after an error response.
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, againInMs())
      })
    }
    open()
    return () => {
      source.close()
      clearTimeout(timer)
    }
  }, [roundId, isFinal])
  return board
}
