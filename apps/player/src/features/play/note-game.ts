import { useEffect } from 'react'
import { recordGameRead } from '#contract/play-v1/club.ts'
import { api } from '../../shell/api.ts'
import { useSite } from '../../shell/site.ts'

/** A shorter visit does not count as reading. */
const READ_MS = 5_000

/** Reports to our club that the page of a game is being read; errors are ignored. */
export function useReadGame(gameKey: string): void {
  const { signedIn, gamification } = useSite()
  const isCounted = signedIn !== null && gamification.service === 'ours'
  useEffect(() => {
    if (!isCounted) return undefined
    const timer = setTimeout(() => void api(recordGameRead, { body: { gameKey } }), READ_MS)
    return () => clearTimeout(timer)
  }, [isCounted, gameKey])
}
