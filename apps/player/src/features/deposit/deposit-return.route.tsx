import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, redirect, useRevalidator, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { getInfoById } from '#contract/capi-v1.1/funds.ts'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/deposit-return.route.ts'
import { track } from '../../shell/analytics/analytics.ts'
import { api } from '../../shell/api.ts'
import { hasSession } from '../../shell/call-api.server.ts'
import { readClientValue, writeClientValue } from '../../shell/client-values.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { gameForMoney, paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { trackFirstCard } from './track-first-card.ts'
import { FeeNote } from './fee-note.tsx'
import { nextAskMs, progressOf } from './payment-progress.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const parts = pageParts(context.get(siteContext), params.locale, 'deposit')
  const { search } = new URL(request.url)
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.depositReturn(parts.locale) + search))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function DepositReturnPage({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient())
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <QueryClientProvider client={queries}>
        <DepositReturn locale={loaderData.locale} />
      </QueryClientProvider>
    </MoreTexts>
  )
}

/** The payment named by the return address, else the one that this browser began. */
function usePaymentId(): string | undefined {
  const [params] = useSearchParams()
  const [kept, setKept] = useState<string>()

  // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration, so that server and browser agree
  useEffect(() => setKept(readClientValue('pendingPayment')?.paymentId), [])
  return params.get('payment') ?? params.get('paymentId') ?? params.get('id') ?? kept
}

/** The game that the money is for, as the player left it for the deposit. */
function useDepositGame(): string | undefined {
  const [game, setGame] = useState<string>()
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration, so that server and browser agree
    setGame(gameForMoney(readClientValue('depositGame')))
  }, [])
  return game
}

function DepositReturn({ locale }: { locale: string }) {
  const t = useTranslations('deposit')
  const paymentId = usePaymentId()
  const { revalidate } = useRevalidator()
  const payment = useQuery({
    queryKey: ['payment', paymentId],
    enabled: paymentId !== undefined,
    retry: 5,
    queryFn: async ({ signal }) => {
      const answer = await api(getInfoById, { query: { id: paymentId ?? '' }, signal })
      if (!answer.ok) throw new Error(answer.code)
      return answer.data
    },
    refetchInterval: ({ state }) =>
      state.data ? nextAskMs(progressOf(state.data.state), state.dataUpdateCount) : 2000,
  })
  const info = payment.data
  const game = useDepositGame()
  const progress = info ? progressOf(info.state) : 'waiting'

  useEffect(() => {
    if (!info || progress === 'waiting') return
    void revalidate()
    // Told once per payment, also when the page is read again.
    if (readClientValue('pendingPayment')?.paymentId !== info.paymentId) return
    writeClientValue('pendingPayment', undefined)
    if (progress === 'settled') {
      writeClientValue('depositDraft', undefined)
      const { amountMinor, currency } = info.amount
      void trackFirstCard()
      track('purchase', { value: amountMinor / 100, currency, transaction_id: info.paymentId })
    }
  }, [info, progress, revalidate])

  if (payment.isError) {
    return (
      <main className="page-width" id="content">
        <div className="narrow panel page-state" role="alert">
          <h1>{t('unknownTitle')}</h1>
          <p>{t('unknownText')}</p>
          <Link className={buttonClass('ghost', 'large')} to={paths.account(locale)}>
            {t('toAccount')}
          </Link>
        </div>
      </main>
    )
  }
  return (
    <main className="page-width" id="content">
      <div className="narrow panel page-state" aria-live="polite">
        {progress === 'waiting' ? <span className="spinner spinner-large" aria-hidden="true" /> : null}
        <h1>{t(`progress.${progress}`)}</h1>
        {info ? <p className="page-state-amount">{formatMoney(info.amount, locale)}</p> : null}
        {info ? <FeeNote amountMinor={info.amount.amountMinor} feeMinor={info.fee.amountMinor} /> : null}
        <p>{t(`progressText.${progress}`)}</p>
        {info ? <small>{t('reference', { number: info.referenceNumber })}</small> : null}
        {info && progress === 'settled' ? (
          <Link className="text-link" to={paths.receipt(locale, info.referenceNumber)}>
            {t('receipt.title')}
          </Link>
        ) : null}
        <div className="button-row">
          {progress === 'failed' ? (
            <Link
              className={buttonClass('primary', 'large')}
              to={paths.deposit(locale) + (info ? `?amount=${info.amount.amountMinor}` : '')}
            >
              {t('tryAgain')}
            </Link>
          ) : (
            <>
              {game && progress === 'settled' ? (
                <Link className={buttonClass('primary', 'large')} to={game}>
                  {t('toGame')}
                </Link>
              ) : null}
              <Link
                className={buttonClass(progress === 'settled' && !game ? 'primary' : 'ghost', 'large')}
                to={paths.lobby(locale)}
              >
                {t('toLobby')}
              </Link>
            </>
          )}
        </div>
      </div>
    </main>
  )
}
