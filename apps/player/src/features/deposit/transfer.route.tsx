import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { getBankTransferInfo } from '#contract/onling-v2/bank-transfer.ts'
import { paymentCan } from '#contract/states/payment-states.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/transfer.route.ts'
import { api } from '../../shell/api.ts'
import { hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { usePaymentNews } from '../../shell/session/use-payment-news.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { CancelTransfer } from './cancel-transfer.tsx'
import { TransferOrder } from './transfer-order.tsx'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const parts = pageParts(context.get(siteContext), params.locale, 'deposit', 'transfer.title')
  const { search, searchParams } = new URL(request.url)
  // Without an order redirects to the page of deposits, which shows the open ones.
  if (!searchParams.get('payment')) throw redirect(paths.deposit(parts.locale))
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.depositTransfer(parts.locale) + search))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function TransferPage({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1 } } }))
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <QueryClientProvider client={queries}>
        <Transfer locale={loaderData.locale} errors={loaderData.errors} />
      </QueryClientProvider>
    </MoreTexts>
  )
}

/** The details of the order for the player's own bank. It may be opened again until the money has arrived. */
function Transfer({
  locale,
  errors,
}: {
  readonly locale: string
  readonly errors: Readonly<Record<string, string>> | undefined
}) {
  const t = useTranslations('deposit')
  const [params] = useSearchParams()
  const paymentId = params.get('payment') ?? ''
  const info = useQuery({
    queryKey: ['bank-transfer', paymentId],
    queryFn: async ({ signal }) => {
      const answer = await api(getBankTransferInfo, { query: { paymentId }, signal })
      if (!answer.ok) throw new Error(answer.code)
      return answer.data
    },
  })
  const isOpen = info.data !== undefined && paymentCan('cancel', info.data.state)
  usePaymentNews(isOpen, () => void info.refetch())
  return (
    <main className="page-width" id="content">
      <div className="narrow panel" aria-busy={info.isPending}>
        <header>
          <h1>{t('transfer.title')}</h1>
        </header>
        {info.isError ? (
          <p className="alert" role="alert">
            {t('unknownTitle')}
          </p>
        ) : null}
        {info.data && isOpen ? (
          <>
            <TransferOrder order={info.data} />
            <CancelTransfer paymentId={paymentId} errors={errors} onCancelled={() => void info.refetch()} />
          </>
        ) : null}
        {info.data && !isOpen ? (
          <p role="status">{t(info.data.state === 'settled' ? 'progress.settled' : 'transfer.over')}</p>
        ) : null}
        <div className="button-row">
          <Link className={buttonClass('ghost', 'large')} to={paths.account(locale)}>
            {t('toAccount')}
          </Link>
        </div>
      </div>
    </main>
  )
}
