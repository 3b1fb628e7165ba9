import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { setLanguage } from '#contract/onling-v2/player-settings.ts'
import { api } from '../api.ts'
import { readClientValue, writeClientValue } from '../client-values.ts'
import { hashSession, keepSession, watchOtherTabs } from './follow-session.ts'
import { levels } from '../levels/levels-store.ts'
import { LoginMessage } from './login-message.tsx'
import { useSite } from '../site.ts'

const REFRESH_MS = 30_000

/** What starts in the browser of a player: levels, refresh of the balance, an eye on the other tabs, the greeting. */
export default function PlayerSetup() {
  const { signedIn, locale, gamificationScript, levelsDelayMs } = useSite()
  const playerId = signedIn?.profile.playerId
  const startedAt = signedIn?.header.sessionStartedAt
  const { revalidate } = useRevalidator()

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
    if (playerId === undefined || startedAt === undefined) return undefined
    // Letters follow the language in which this player goes on; the first visit in a browser changes nothing.
    const before = readClientValue('userData')
    if (before?.playerId === playerId && before.language !== locale)
      void api(setLanguage, { body: { language: locale } })
    writeClientValue('userData', { playerId, language: locale })
    let stop: (() => void) | undefined
    let isOver = false
    // Only where the browser gives its cryptography: everywhere but on plain http.
    void hashSession(playerId, startedAt).then(
      (hash) => {
        if (isOver) return
        keepSession(hash)
        stop = watchOtherTabs(hash, () => location.reload())
      },
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [playerId, startedAt, locale])

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

  return <LoginMessage />
}
