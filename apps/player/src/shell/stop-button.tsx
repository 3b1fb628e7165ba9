import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { endAllSessions } from '#contract/play-v1/player-account.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from './api.ts'
import { forgetPlayer } from './forget-player.ts'
import { paths } from './paths.ts'
import { useSite } from './site.ts'

/**
 * As close as Deposit, on every page. Ends play: every device of the player is signed out at once. A game's own Stop
 * comes here as `#stop` and finds the question asked already.
 */
export function StopButton({ className = '' }: { className?: string }) {
  const t = useTranslations('shell')
  const { locale } = useSite()
  const { hash } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  useEffect(() => {
    // The page has one button for phones and one for wide screens; the one that is seen asks.
    if (hash === '#stop' && button.current?.checkVisibility() && !dialog.current?.open) dialog.current?.showModal()
  }, [hash])

  async function stop() {
    setState('busy')
    const answer = await api(endAllSessions, { body: {} })
    if (!answer.ok && answer.status !== 401) return setState('failed')
    forgetPlayer()
    location.assign(paths.lobby(locale))
  }

  return (
    <>
      <button ref={button} type="button" className={`stop ${className}`} onClick={() => dialog.current?.showModal()}>
        <Icon name="stop" />
        {t('stop')}
      </button>
      <dialog ref={dialog} className="dlg small" aria-labelledby={`stop-title${className}`}>
        <h2 id={`stop-title${className}`}>{t('stopTitle')}</h2>
        <p>{t('stopExplanation')}</p>
        {state === 'failed' ? (
          <p className="alert" role="alert">
            {t('error')}
          </p>
        ) : null}
        <div className="acts">
          <Button variant="ghost" size="large" onClick={() => dialog.current?.close()}>
            {t('stopBack')}
          </Button>
          <button
            type="button"
            className="stop yes"
            disabled={state === 'busy'}
            aria-busy={state === 'busy'}
            onClick={() => void stop()}
          >
            <Icon name="stop" />
            {t('stopConfirm')}
          </button>
        </div>
      </dialog>
    </>
  )
}
