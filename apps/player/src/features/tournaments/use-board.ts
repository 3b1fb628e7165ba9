import { useEffect, useState } from 'react'
import type { BoardNews } from '#contract/shapes/tournaments.ts'
import { fileRoutes } from '#contract/files.ts'

/** The board as it was told last, and whether it is being told. The browser connects again by itself. */
export type Board = { readonly news: BoardNews | undefined; readonly isLive: boolean }

/** Follows the board of a round while the page is open; one whose results are out does not change any more. */
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
