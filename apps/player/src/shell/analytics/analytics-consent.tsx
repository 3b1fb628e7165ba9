import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { startAnalytics, track } from './analytics.ts'
import { readClientValue, writeClientValue } from '../client-values.ts'
import { consentQuestion, mayAskOn, useConsentQuestion } from './consent-question.ts'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'

/**
 * Rendered only where analytics are on (background.tsx). Asks once, unobtrusively, on the lobby; both answers are one press, and until then everything is denied. The footer
 * opens it again on every page: consent is withdrawn in the same way.
 */
export default function AnalyticsConsent() {
  const t = useTranslations('shell')
  const { analytics, locale } = useSite()
  const { pathname } = useLocation()
  const isOpened = useConsentQuestion()
  const [known, setKnown] = useState<'granted' | 'denied' | 'unread' | undefined>('unread')
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    const queue = startAnalytics(analytics)
    const answered = readClientValue('analyticsConsent')
    if (answered) queue.consent(answered)
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration
    setKnown(answered)
  }, [analytics])

  useEffect(() => track('pageview', { path: pathname }), [pathname])

  useEffect(() => {
    if (isOpened) box.current?.focus()
  }, [isOpened])

  function answer(consent: 'granted' | 'denied') {
    writeClientValue('analyticsConsent', consent)
    startAnalytics(analytics).consent(consent)
    setKnown(consent)
    consentQuestion.close()
  }

  if (!isOpened && (known !== undefined || !mayAskOn(pathname, paths.lobby(locale)))) return null
  return (
    <section className="analytics-consent" aria-label={t('analyticsTitle')} ref={box} tabIndex={-1}>
      <p>{t('analyticsText')}</p>
      <div>
        {(['denied', 'granted'] as const).map((consent) => (
          <button
            key={consent}
            type="button"
            className={buttonClass('ghost', 'small')}
            aria-pressed={known === consent}
            onClick={() => answer(consent)}
          >
            {t(consent === 'denied' ? 'analyticsDeny' : 'analyticsGrant')}
          </button>
        ))}
      </div>
    </section>
  )
}
