import { useEffect, useState } from 'react'
import { Link, redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { createBankConsent, finishBankConsent } from '#contract/onling-v2/bank-consent.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import type { Route } from './+types/bank-look.route.ts'
import { accountPartsOf } from '../../shell/account-parts.ts'
import { api } from '../../shell/api.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { hasSession } from '../../shell/call-api.server.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'wallet', 'look.title')
  if (!accountPartsOf(site.brand).hasBankLook) throw new Response(null, { status: 404 })
  const { search } = new URL(request.url)
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.bankLook(parts.locale) + search))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function BankLookPage({ loaderData }: Route.ComponentProps) {
  const { locale, texts, errors } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      <BankLook locale={locale} errors={errors} />
    </MoreTexts>
  )
}

/**
 * Verification of accounts by the bank: the data that the player allowed are loaded after the return from the bank's
 * app.
 */
function BankLook({ locale, errors }: Pick<Route.ComponentProps['loaderData'], 'locale' | 'errors'>) {
  const t = useTranslations('wallet')
  const [params] = useSearchParams()
  const consentId = params.get('consent')
  const [taken, setTaken] = useState<ReplyOf<typeof finishBankConsent>>()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    if (!consentId) return
    void api(finishBankConsent, { body: { consentId } }).then((answer) =>
      answer.ok ? setTaken(answer.data) : setFailed(answer),
    )
  }, [consentId])

  async function start() {
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(createBankConsent, { body: { returnPath: paths.bankLook(locale) } })
    if (answer.ok) return location.assign(answer.data.redirectUrl)
    setIsBusy(false)
    return setFailed(answer)
  }

  const isDone = taken?.state === 'valid'
  return (
    <main className="page-width" id="content">
      <div className="stack">
        <AccountHead title={t('look.title')}>
          <p>{t('look.text')}</p>
        </AccountHead>
        <div className="panel" aria-busy={consentId !== null && !taken && !failed}>
          <output>{taken ? t(`look.${taken.state}`) : null}</output>
          {isDone && taken.accounts.length === 0 ? <p className="note">{t('look.none')}</p> : null}
          {isDone ? (
            <ul className="bank-look-list">
              {taken.accounts.map(({ accountHint, verdict }) => (
                <li key={accountHint}>
                  <b>{t('look.account', { hint: accountHint })}</b> {t(`look.${verdict}`)}
                </li>
              ))}
            </ul>
          ) : null}
          <Failure failed={failed} texts={errors} />
          {isDone ? (
            <Link className={buttonClass('primary', 'large')} to={paths.account(locale)}>
              {t('look.toAccount')}
            </Link>
          ) : (
            <Button size="large" className="button-full" isLoading={isBusy} onClick={() => void start()}>
              {t(consentId ? 'look.again' : 'look.start')}
            </Button>
          )}
        </div>
      </div>
    </main>
  )
}
