import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '#ui/icon.tsx'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { pressPanic } from '../../shell/session/press-panic.ts'
import type { ErrorTexts } from './exclusion-page.tsx'

/** The same stop as in the header, with its duration and explanation. */
export function StopPanel({ hours, errors, onStopped }: { hours: number; errors: ErrorTexts; onStopped: () => void }) {
  const t = useTranslations('exclusion')
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function stop() {
    setIsBusy(true)
    setFailed(undefined)
    const refused = await pressPanic()
    setIsBusy(false)
    if (refused) setFailed(refused)
    else onStopped()
  }

  return (
    <section className="panel">
      <h2>{t('stopTitle')}</h2>
      <p className="quiet-text">{t('stopText', { hours })}</p>
      <Failure failed={failed} texts={errors} />
      <button
        type="button"
        className="stop-button stop-button-sure"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void stop()}
      >
        <Icon name="stop" />
        {t('stopPress', { hours })}
      </button>
      {isBusy ? <output className="note">{t('stopSending')}</output> : null}
    </section>
  )
}
