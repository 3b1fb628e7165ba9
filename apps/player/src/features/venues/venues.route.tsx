import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { getBalances } from '#contract/capi-v1.1/funds.ts'
import { setLandBasedWalletEnable } from '#contract/capi-v1.1/transfers.ts'
import { formatMoney } from '#money'
import { Button } from '#ui/button/button.tsx'
import type { Route } from './+types/venues.route.ts'
import { accountPartsOf } from '../../shell/account-parts.ts'
import { api } from '../../shell/api.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { hasSession } from '../../shell/call-api.server.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { TerminalPanel } from './terminal-panel.tsx'
import { TransferForm } from './transfer-form.tsx'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'venues')
  if (!accountPartsOf(site.brand).hasVenues) throw new Response(null, { status: 404 })
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.venues(parts.locale)))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function VenuesPage({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1 } } }))
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <QueryClientProvider client={queries}>
        <Venues errors={loaderData.errors} />
      </QueryClientProvider>
    </MoreTexts>
  )
}

const KEY = ['balances']

/** The wallet for venues: switched on and off, filled and emptied by the player. */
function Venues({ errors }: { readonly errors: Readonly<Record<string, string>> | undefined }) {
  const t = useTranslations('venues')
  const { locale, currency } = useSite()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const balances = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const answer = await api(getBalances, { query: {} })
      if (!answer.ok) throw new Error(answer.code)
      return answer.data.balances
    },
  })
  const land = balances.data?.find(({ kind }) => kind === 'land-based')
  const reload = async () => {
    await queries.invalidateQueries({ queryKey: KEY })
    // Reloads the balance in the header as well.
    await revalidate()
  }

  async function set(isEnabled: boolean) {
    setIsBusy(true)
    const answer = await api(setLandBasedWalletEnable, { body: { isEnabled } })
    setIsBusy(false)
    setFailed(answer.ok ? undefined : answer)
    if (answer.ok) await reload()
  }

  const isOn = land?.isEnabled === true
  return (
    <main className="page-width" id="content">
      <div className="stack">
        <AccountHead title={t('title')}>
          <p>{t('what')}</p>
        </AccountHead>
        <TerminalPanel errors={errors} />
        <div className="panel" aria-busy={balances.isPending}>
          <p>
            {t('balance')} <b>{formatMoney(land?.balance ?? { amountMinor: 0, currency }, locale)}</b>
          </p>
          {balances.isError ? (
            <div className="alert" role="alert">
              {t('failed')}{' '}
              <button type="button" className="text-link" onClick={() => void reload()}>
                {t('retry')}
              </button>
            </div>
          ) : null}
          <p className="note" role="status">
            {t(isOn ? 'isOn' : 'isOff')}
          </p>
          <Failure failed={failed} texts={errors} />
          <Button
            variant={isOn ? 'ghost' : 'primary'}
            size="large"
            isLoading={isBusy}
            disabled={!balances.data}
            onClick={() => void set(!isOn)}
          >
            {t(isOn ? 'switchOff' : 'switchOn')}
          </Button>
        </div>
        {land ? <TransferForm isOn={isOn} errors={errors} onDone={() => void reload()} /> : null}
      </div>
    </main>
  )
}
