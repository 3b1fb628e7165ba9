import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { writeClientValue } from './client-values.ts'
import { prefetchGames } from './launch/prefetch-games.ts'
import { useSite } from './site.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Setup in the browser for every visitor, without output: version log, offline page, prefetch and games. */
export function PageSetup() {
  const { version, environment, gamesOrigin, signedIn, locale, recentlyPlayedMax } = useSite()
  const navigate = useNavigate()
  const isAnonymous = signedIn === null

  useEffect(() => {
    // oxlint-disable-next-line no-console -- player-site §2: the version is logged at start
    console.info(`Version ${version} (${environment})`)
  }, [version, environment])

  useEffect(() => {
    if (isAnonymous) writeClientValue('userData', undefined)
  }, [isAnonymous])

  useEffect(() => {
    const start = () => {
      if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {})
      void prefetchGames(gamesOrigin)
    }
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
  }, [gamesOrigin])

  // Loaded at the first interaction, which is before the first press on a game: three kB that need not be loaded before
  // the first paint.
  useEffect(() => {
    let stop: (() => void) | undefined
    const needs = { locale, isSignedIn: !isAnonymous, recentlyPlayedMax, open: (path: string) => void navigate(path) }
    const leave = new AbortController()
    const begin = () => {
      for (const sign of SIGNS) removeEventListener(sign, begin)
      void import('./launch/launch-on-press.ts').then(({ launchOnPress }) => {
        if (!leave.signal.aborted) stop = launchOnPress(needs)
      })
    }
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: leave.signal })
    return () => {
      leave.abort()
      stop?.()
    }
  }, [locale, isAnonymous, recentlyPlayedMax, navigate])

  return null
}
