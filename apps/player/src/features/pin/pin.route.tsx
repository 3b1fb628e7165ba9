import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { hasPin } from '#contract/onling-v2/player-pin.ts'
import type { Route } from './+types/pin.route.ts'
import { api } from '../../shell/api.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { hasSession } from '../../shell/call-api.server.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { PinForm } from './pin-form.tsx'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const parts = pageParts(context.get(siteContext), params.locale, 'pin')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.pin(parts.locale)))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function PinPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <PinSheet locale={loaderData.locale} errors={loaderData.errors} />
    </MoreTexts>
  )
}

type Known = { readonly setAt: string | null }

function PinSheet({ locale, errors }: { locale: string; errors: Route.ComponentProps['loaderData']['errors'] }) {
  const t = useTranslations('pin')
  const format = useFormatter()
  const [known, setKnown] = useState<Known>()
  const [failed, setFailed] = useState<Failed>()
  const [wasSet, setWasSet] = useState(false)

  useEffect(() => {
    void api(hasPin, { query: {} }).then((answer) => {
      if (answer.ok) setKnown(answer.data)
      else if (answer.status === 401) location.assign(paths.login(locale, paths.pin(locale)))
      else setFailed(answer)
    })
  }, [locale])

  function finish() {
    setWasSet(true)
    setKnown({ setAt: new Date().toISOString() })
  }

  const since = known?.setAt ? format.dateTime(new Date(known.setAt), { dateStyle: 'long' }) : undefined
  return (
    <main className="page-width" id="content">
      <div className="stack">
        <AccountHead title={t('title')}>
          <p>{t('intro')}</p>
        </AccountHead>
        <div className="panel">
          {known ? <p>{since ? t('has', { date: since }) : t('none')}</p> : null}
          <Failure failed={failed} texts={errors} />
          <PinForm errors={errors} isReplaced={Boolean(known?.setAt)} onSet={finish} />
          <output>{wasSet ? t('done') : ''}</output>
          <p className="note">{t('forgotten')}</p>
        </div>
      </div>
    </main>
  )
}
