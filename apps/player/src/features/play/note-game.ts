import { useEffect } from 'react'
import { recordGameRead } from '#contract/play-v1/club.ts'
import { api } from '../../shell/api.ts'
import { useSite } from '../../shell/site.ts'

/** Who leaves sooner has read nothing. */
const READ_MS = 5_000

/** Tells our club that the page of a game is being read; that it does not hear is nobody's trouble. */
export function useReadGame(gameKey: string): void {
  const { signedIn, gamification } = useSite()
  const isCounted = signedIn !== null && gamification.service === 'ours'
  useEffect(() => {
    if (!isCounted) return undefined
    const timer = setTimeout(() => void api(recordGameRead, { body: { gameKey } }), READ_MS)
    return () => clearTimeout(timer)
  }, [isCounted, gameKey])
}
