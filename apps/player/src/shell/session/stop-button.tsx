import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { paths } from '../paths.ts'
import { pressPanic } from './press-panic.ts'
import { useSite } from '../site.ts'

/**
 * As close as Deposit, on every page. One press is the panic stop: no play on any device, brand or terminal; the
 * receipt follows. Only after a link to `#stop` there is a confirmation first, so that a link on another site cannot
 * stop a player.
 */
export function StopButton({ className = '' }: { className?: string }) {
  const t = useTranslations('shell')
  const { locale } = useSite()
  const { hash } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  useEffect(() => {
    // The page has one button for phones and one for wide screens; the visible one asks.
    // oxlint-disable-next-line react/set-state-in-effect -- which of the two is visible is known after the layout
    if (hash === '#stop' && button.current?.checkVisibility()) setIsAsked(true)
  }, [hash])

  async function stop() {
    setState('busy')
    const refused = await pressPanic()
    if (refused?.status === 401) return location.assign(paths.login(locale, paths.exclusion(locale)))
    if (refused) return setState('failed')
    location.assign(paths.exclusion(locale))
  }

  const isBusy = state === 'busy'
  return (
    <>
      <button
        ref={button}
        type="button"
        // Finds the button again for a press before hydration (package-internals/keep-presses.ts).
        data-press={`stop ${className}`}
        className={`stop-button ${className}`}
        title={t('stopHint')}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void stop()}
      >
        <Icon name="stop" />
        {isBusy ? t('stopBusy') : t('stop')}
      </button>
      {state === 'failed' ? (
        <span className="visually-hidden" role="alert">
          {t('error')}
        </span>
      ) : null}
      {isAsked ? (
        <Dialog labelledBy={`stop-title${className}`} onClose={() => setIsAsked(false)}>
          <div className="question">
            <h2 id={`stop-title${className}`}>{t('stopTitle')}</h2>
            <p>{t('stopExplanation')}</p>
            {state === 'failed' ? (
              <p className="alert" role="alert">
                {t('error')}
              </p>
            ) : null}
            <div className="button-row">
              <Button variant="ghost" size="large" onClick={() => setIsAsked(false)}>
                {t('stopBack')}
              </Button>
              <button
                type="button"
                className="stop-button stop-button-sure"
                disabled={isBusy}
                aria-busy={isBusy}
                onClick={() => void stop()}
              >
                <Icon name="stop" />
                {t('stopConfirm')}
              </button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
