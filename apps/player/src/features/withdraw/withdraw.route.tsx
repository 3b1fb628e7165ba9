import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { getWithdrawInfo } from '#contract/onling-v2/withdrawals.ts'
import { formatMoney } from '#money'
import type { Route } from './+types/withdraw.route.ts'
import { api } from '../../shell/api.ts'
import { BackToAccount } from '../../shell/session/back-to-account.tsx'
import { hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { Reading } from '../../shell/reading.tsx'
import { replyOrSignIn } from '../../shell/reply-or-sign-in.ts'
import { usePaymentNews } from '../../shell/session/use-payment-news.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { CardConfirm } from './card-confirm.tsx'
import { CodeForm } from './code-form.tsx'
import { NotYet } from './not-yet.tsx'
import { isOnItsWay } from './on-its-way.ts'
import { useMoved } from './use-moved.ts'
import { methodsOf } from './way-fields.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'
import { readWithdrawalNeeds } from './withdrawal-needs.ts'
import type { Withdrawal, WithdrawInfo } from './withdrawal.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'withdraw')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.withdraw(parts.locale)))
  return { ...parts, canVerifyByCard: site.brand.payment.withdrawalVerificationMethods.includes('Card') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function WithdrawPage({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1 } } }))
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <QueryClientProvider client={queries}>
        <Withdraw canVerifyByCard={loaderData.canVerifyByCard} errors={loaderData.errors} />
      </QueryClientProvider>
    </MoreTexts>
  )
}

const KEY = ['withdraw-info']
const NONE: readonly Withdrawal[] = []

function Withdraw({
  canVerifyByCard,
  errors,
}: {
  readonly canVerifyByCard: boolean
  readonly errors: Readonly<Record<string, string>> | undefined
}) {
  const t = useTranslations('withdraw')
  const { locale } = useSite()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const info = useQuery({
    queryKey: KEY,
    queryFn: () => replyOrSignIn(api(getWithdrawInfo, { query: {} }), locale),
  })
  const needs = useQuery({ queryKey: ['withdrawal-needs'], queryFn: readWithdrawalNeeds })
  const reading = info.isError || needs.isError ? 'error' : info.isPending || needs.isPending ? 'pending' : 'success'
  const [chosen, setChosen] = useState<string>()
  const [told, setTold] = useState<Withdrawal>()
  const withdrawals = info.data?.withdrawals ?? NONE
  const moved = useMoved(withdrawals)
  const reload = () => {
    void queries.invalidateQueries({ queryKey: KEY })
    if (needs.isError) void needs.refetch()
  }
  usePaymentNews(withdrawals.some(isOnItsWay), reload)
  // Money may have been returned: reloads the balance in the header.
  useEffect(() => {
    if (moved.length > 0) void revalidate()
  }, [moved, revalidate])
  const toldWords = useToldWords(told, withdrawals)
  const asked = withdrawals.find(({ withdrawalId, state }) => withdrawalId === chosen && state === 'requested')

  /** After a withdrawal was created, confirmed or cancelled: announces its state and reloads the data. */
  function adopt(withdrawal: Withdrawal) {
    queries.setQueryData<WithdrawInfo>(KEY, (before) => before && withWithdrawal(before, withdrawal))
    setChosen(withdrawal.state === 'requested' ? withdrawal.withdrawalId : undefined)
    setTold(withdrawal)
    reload()
    // Reloads the balance in the header as well.
    void revalidate()
  }

  return (
    <main className="page-width" id="content">
      <div className="narrow stack">
        <div className="panel">
          <BackToAccount />
          <header>
            <h1>{t('title')}</h1>
            {info.data ? (
              <span>
                {t('available')} <b>{formatMoney(info.data.available, locale)}</b>
              </span>
            ) : null}
          </header>
          <Told withdrawal={told} words={toldWords} />
          <output className="visually-hidden">
            {moved
              .map(({ referenceNumber: number, state }) => t('moved', { number, state: t(`states.${state}`) }))
              .join('. ')}
          </output>
          <Reading
            status={reading}
            words={{ loading: t('loading'), failed: t('failed'), again: t('retry') }}
            onAgain={reload}
          />
          {info.data && asked ? (
            <>
              <CodeForm key={asked.withdrawalId} withdrawal={asked} errors={errors} onDone={adopt} onChanged={reload} />
              {canVerifyByCard ? (
                <CardConfirm withdrawal={asked} errors={errors} onDone={adopt} onChanged={reload} />
              ) : null}
            </>
          ) : null}
          {info.data && needs.data && !asked ? (
            needs.data.refused.length > 0 ? (
              <NotYet refused={needs.data.refused} errors={errors} />
            ) : methodsOf(info.data).length > 0 ? (
              <WithdrawForm info={info.data} accounts={needs.data.accounts} errors={errors} onDone={adopt} />
            ) : (
              <p className="note">{t('noMethod')}</p>
            )
          ) : null}
        </div>
        {info.data ? (
          <WithdrawalList
            withdrawals={info.data.withdrawals}
            errors={errors}
            onCode={({ withdrawalId }) => {
              setTold(undefined)
              setChosen(withdrawalId)
            }}
            onCancelled={adopt}
          />
        ) : null}
      </div>
    </main>
  )
}

type ToldProps = { readonly withdrawal: Withdrawal | undefined; readonly words: string | undefined }

/** What has just been done, with the focus: the form or the button that did it is gone, and the keyboard continues here. */
function Told({ withdrawal, words }: ToldProps) {
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (withdrawal && words) output.current?.focus()
  }, [withdrawal, words])
  return (
    <output ref={output} tabIndex={-1} className={words ? 'note' : 'visually-hidden'}>
      {words}
    </output>
  )
}

/** What was announced of a withdrawal, until it has another state, such as by another tab. */
function useToldWords(told: Withdrawal | undefined, withdrawals: readonly Withdrawal[]): string | undefined {
  const t = useTranslations('withdraw')
  const now = withdrawals.find(({ withdrawalId }) => withdrawalId === told?.withdrawalId)?.state
  if (now === undefined || now !== told?.state) return undefined
  return now === 'pending' ? t('held') : now === 'cancelled' ? t('cancelled') : undefined
}

function withWithdrawal(info: WithdrawInfo, withdrawal: Withdrawal): WithdrawInfo {
  const others = info.withdrawals.filter(({ withdrawalId }) => withdrawalId !== withdrawal.withdrawalId)
  return { ...info, withdrawals: [withdrawal, ...others] }
}
