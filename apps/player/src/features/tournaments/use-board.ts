import { useEffect, useState } from 'react'
import type { BoardNews } from '#contract/shapes/tournaments.ts'
import { fileRoutes } from '#contract/files.ts'

/** The last state of the board, and whether its stream is open. The browser reconnects automatically. */
export type Board = { readonly news: BoardNews | undefined; readonly isLive: boolean }

/** Subscribes to the board of a round while the page is open; a final one does not change any more. */
export function useBoard(roundId: string, isFinal: boolean): Board {
  const [board, setBoard] = useState<Board>({ news: undefined, isLive: false })
  useEffect(() => {
    if (isFinal) return undefined
    const source = new EventSource(`${fileRoutes.tournamentBoard.root}/${roundId}`)
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      setBoard({ news: JSON.parse(data) as BoardNews, isLive: true }),
    )
    source.addEventListener('error', () => setBoard(({ news }) => ({ news, isLive: false })))
    return () => source.close()
  }, [roundId, isFinal])
  return board
}
