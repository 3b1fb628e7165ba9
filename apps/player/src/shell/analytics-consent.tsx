import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button-class.ts'
import { startAnalytics, track } from './analytics.ts'
import { readClientValue, writeClientValue } from './client-values.ts'
import { useSite } from './site.ts'

/** Asks once, quietly; both answers are one press. Until then everything is denied. */
export function AnalyticsConsent() {
  const t = useTranslations('shell')
  const { analytics } = useSite()
  const { pathname } = useLocation()
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    if (!analytics.isOn) return
    const queue = startAnalytics(analytics)
    const known = readClientValue('analyticsConsent')
    if (known) queue.consent(known)
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration
    else setIsAsking(true)
  }, [analytics])

  useEffect(() => track('pageview', { path: pathname }), [pathname])

  function answer(consent: 'granted' | 'denied') {
    writeClientValue('analyticsConsent', consent)
    startAnalytics(analytics).consent(consent)
    setIsAsking(false)
  }

  if (!isAsking) return null
  return (
    <section className="consent" aria-label={t('analyticsTitle')}>
      <p>{t('analyticsText')}</p>
      <div>
        <button type="button" className={buttonClass('ghost', 'small')} onClick={() => answer('denied')}>
          {t('analyticsDeny')}
        </button>
        <button type="button" className={buttonClass('ghost', 'small')} onClick={() => answer('granted')}>
          {t('analyticsGrant')}
        </button>
      </div>
    </section>
  )
}
