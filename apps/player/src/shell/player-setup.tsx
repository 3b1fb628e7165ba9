import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { levels } from './levels-store.ts'
import { prefetchGames } from './prefetch-games.ts'
import { useSite } from './site.ts'

const REFRESH_MS = 30_000

/** What starts in the browser and shows nothing: version log, levels, refresh of the balance, offline page, prefetch. */
export function PlayerSetup() {
  const { version, environment, signedIn, locale, gamificationScript, levelsDelayMs, gamesOrigin } = useSite()
  const playerId = signedIn?.profile.playerId
  const { revalidate } = useRevalidator()

  useEffect(() => {
    // oxlint-disable-next-line no-console -- spec §2: the version is logged at start
    console.info(`Version ${version} (${environment})`)
  }, [version, environment])

  useEffect(() => {
    if (playerId === undefined || !gamificationScript) return undefined
    const begin = () => void levels.start(globalThis, { id: String(playerId), language: locale }, levelsDelayMs)
    const script = document.createElement('script')
    script.src = gamificationScript
    script.async = true
    // Blocked or broken is the same as absent.
    script.addEventListener('load', begin)
    script.addEventListener('error', begin)
    document.head.append(script)
    return () => script.remove()
  }, [playerId, locale, gamificationScript, levelsDelayMs])

  useEffect(() => {
    if (playerId === undefined) return undefined
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [playerId, revalidate])

  useEffect(() => {
    const start = () => {
      if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {})
      void prefetchGames(gamesOrigin)
    }
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
  }, [gamesOrigin])

  return null
}
