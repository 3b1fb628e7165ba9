import { useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { getOnlineHash } from '#contract/play-v1/club.ts'
import { setLanguage } from '#contract/onling-v2/player-settings.ts'
import { api } from '../api.ts'
import { readClientValue, writeClientValue } from '../client-values.ts'
import { hashSession, keepSession, watchOtherTabs } from './follow-session.ts'
import { bringService } from '../levels/bring-service.ts'
import { pathOfLink } from '../levels/deep-links.ts'
import { isHeldAt } from '../levels/hold-at.ts'
import { levels } from '../levels/levels-store.ts'
import { LoginMessage } from './login-message.tsx'
import { useSite } from '../site.ts'

const REFRESH_MS = 30_000

/** Setup in the browser of a player: levels, refresh of the balance, changes in other tabs, the greeting. */
export default function PlayerSetup() {
  const { signedIn, locale, gamification, levelsDelayMs } = useSite()
  const playerId = signedIn?.profile.playerId
  const startedAt = signedIn?.header.sessionStartedAt
  const { revalidate } = useRevalidator()

  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { service } = gamification

  useEffect(() => {
    if (playerId === undefined) return
    const opens = (deepLink: string) => {
      const path = pathOfLink(deepLink, locale)
      if (path) void navigate(path)
    }
    const identify = async () => {
      await bringService(globalThis, gamification, opens)
      const signed = service === 'theirs' ? await api(getOnlineHash, { query: {} }) : undefined
      const hash = signed?.ok ? signed.data.hash : null
      return { id: String(playerId), language: locale, hash }
    }
    void levels.start(globalThis, identify(), levelsDelayMs)
    // The router's way to navigate and the brand's service stay the same while the page lives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [playerId, locale, service, levelsDelayMs])

  // Nothing opens over a page on which a person pays, proves who they are, or sets limits.
  useEffect(() => levels.hold(isHeldAt(pathname)), [pathname])

  useEffect(() => {
    if (playerId === undefined || startedAt === undefined) return undefined
    // The language of letters follows the language of the site; the first visit in a browser changes nothing.
    const before = readClientValue('userData')
    if (before?.playerId === playerId && before.language !== locale)
      void api(setLanguage, { body: { language: locale } })
    writeClientValue('userData', { playerId, language: locale })
    let stop: (() => void) | undefined
    let isOver = false
    // Only where the browser has Web Crypto: everywhere except on plain HTTP.
    void hashSession(playerId, startedAt).then(
      (hash) => {
        if (isOver) return
        keepSession(hash)
        // Fetched only where notifications are allowed.
        if ('Notification' in globalThis && Notification.permission === 'granted')
          void import('../push/confirm-browser.ts').then(({ confirmBrowser }) => confirmBrowser(hash))
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
