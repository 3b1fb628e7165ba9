import { useState, type FormEvent } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { transactionFinish } from '#contract/onling-v2/wallet-payment.ts'
import { Button } from '#ui/button/button.tsx'
import type { Route } from './+types/wallet-code.route.ts'
import { api } from '../../shell/api.ts'
import { hasSession } from '../../shell/call-api.server.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { CodeField } from './code-field.tsx'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const parts = pageParts(context.get(siteContext), params.locale, 'deposit', 'walletCode.title')
  const { search, searchParams } = new URL(request.url)
  // Without a payment there is nothing to confirm.
  if (!searchParams.get('payment')) throw redirect(paths.deposit(parts.locale))
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.depositWallet(parts.locale) + search))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function WalletCodePage({ loaderData }: Route.ComponentProps) {
  const { locale, texts, errors } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      <WalletCode locale={locale} errors={errors} />
    </MoreTexts>
  )
}

/** The code that confirms a payment from the partner's wallet. The return page shows the outcome. */
function WalletCode({ locale, errors }: Pick<Route.ComponentProps['loaderData'], 'locale' | 'errors'>) {
  const t = useTranslations('deposit')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const paymentId = params.get('payment') ?? ''
  const [code, setCode] = useState('')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(transactionFinish, { body: { paymentId, code: code.trim() } })
    setIsBusy(false)
    setCode('')
    if (answer.ok) void navigate(`${paths.depositReturn(locale)}?payment=${paymentId}`)
    else setFailed(answer)
  }

  return (
    <main className="page-width" id="content">
      <div className="narrow panel">
        <h1>{t('walletCode.title')}</h1>
        <p className="note">{t('walletCode.text')}</p>
        <PageForm onSubmit={(event) => void submit(event)}>
          <CodeField label={t('walletCode.code')} code={code} failed={failed} onChange={setCode} />
          <Failure failed={failed} texts={errors} />
          <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
            {t('walletCode.submit')}
          </Button>
        </PageForm>
      </div>
    </main>
  )
}
