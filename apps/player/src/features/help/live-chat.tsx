import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'

/**
 * The place of a chat service of the brand. Nothing of it is requested before the visitor agrees here, each time: the
 * press is the consent. The content belongs to the service.
 */
export function LiveChat({ script }: { readonly script: string }) {
  const t = useTranslations('help')
  const [state, setState] = useState<'asked' | 'loading' | 'loaded' | 'failed'>('asked')

  function load() {
    setState('loading')
    const element = document.createElement('script')
    element.src = script
    element.async = true
    element.addEventListener('load', () => setState('loaded'))
    element.addEventListener('error', () => setState('failed'))
    document.head.append(element)
  }

  if (state === 'loaded') return null
  return (
    <div className="note live-chat">
      <b>{t('chatTitle')}</b>
      <p>{t('chatText')}</p>
      <Button variant="outlined" isLoading={state === 'loading'} onClick={load}>
        {t('chatOpen')}
      </Button>
      {state === 'failed' ? <p role="alert">{t('chatFailed')}</p> : null}
    </div>
  )
}
