import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { Icon } from '#ui/icon.tsx'
import { formatElapsed } from './session-clock.ts'
import { useSite } from '../site.ts'

/** Time since the sign-in and the net result since then, in one neutral colour whether up or down. */
export function SessionFacts() {
  const t = useTranslations('shell')
  const { locale, signedIn } = useSite()
  if (!signedIn) return null
  const { sessionStartedAt, serverTime, netResult } = signedIn.header
  return (
    <div className="session-facts">
      <span title={t('sessionTime')}>
        <Icon name="clock" />
        <span className="visually-hidden">{t('sessionTime')}</span>
        <Clock key={serverTime} elapsedMs={Date.parse(serverTime) - Date.parse(sessionStartedAt)} />
      </span>
      <span title={t('netResultLong')}>
        <Icon name="trend" />
        {t('netResult')} <b>{formatMoney(netResult, locale)}</b>
      </span>
    </div>
  )
}

/** Ticks without React: one text a second must not cause a render. */
function Clock({ elapsedMs }: { elapsedMs: number }) {
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    const startedAt = performance.now()
    const timer = setInterval(() => {
      if (text.current) text.current.textContent = formatElapsed(elapsedMs + performance.now() - startedAt)
    }, 1000)
    return () => clearInterval(timer)
  }, [elapsedMs])
  return (
    <b ref={text} className="session-facts-clock" suppressHydrationWarning>
      {formatElapsed(elapsedMs)}
    </b>
  )
}
