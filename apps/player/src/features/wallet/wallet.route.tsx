import { useCallback, useEffect, useState } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { connectFinish, getState } from '#contract/onling-v2/wallet-payment.ts'
import type { Route } from './+types/wallet.route.ts'
import { accountPartsOf } from '../../shell/account-parts.ts'
import { api } from '../../shell/api.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { hasSession } from '../../shell/call-api.server.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { ConnectWallet } from './connect-wallet.tsx'
import { ConnectedWallet } from './connected-wallet.tsx'
import { PendingWallet } from './pending-wallet.tsx'

export type WalletState = ReplyOf<typeof getState>

export function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'wallet')
  if (!accountPartsOf(site.brand).hasWallet) throw new Response(null, { status: 404 })
  const { search } = new URL(request.url)
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.wallet(parts.locale) + search))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function WalletPage({ loaderData }: Route.ComponentProps) {
  const { locale, texts, errors } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      <Wallet errors={errors} />
    </MoreTexts>
  )
}

/** The player's wallet at the partner that keeps it: connected here, it pays in and out. */
function Wallet({ errors }: Pick<Route.ComponentProps['loaderData'], 'errors'>) {
  const t = useTranslations('wallet')
  const [params, setParams] = useSearchParams()
  const [wallet, setWallet] = useState<WalletState>()
  const [failed, setFailed] = useState<Failed>()

  const read = useCallback(async () => {
    const answer = await api(getState, { query: {} })
    if (answer.ok) setWallet(answer.data)
    else setFailed(answer)
  }, [])
  const finish = useCallback(
    async (connectId: string, code: string) => {
      setFailed(undefined)
      const answer = await api(connectFinish, { body: { connectId, code } })
      if (answer.ok) return setWallet(answer.data)
      setFailed(answer)
      return read()
    },
    [read],
  )

  // The return URL from the partner's page contains the code; it is used once.
  useEffect(() => {
    const [connectId, code] = [params.get('connect'), params.get('code')]
    if (connectId && code) {
      setParams({}, { replace: true })
      void finish(connectId, code)
    } else void read()
    // oxlint-disable-next-line react/exhaustive-deps -- the address is read when the page opens, and cleaned by us
  }, [])

  return (
    <main className="page-width" id="content">
      <div className="stack">
        <AccountHead title={t('title')} />
        <div className="panel" aria-busy={wallet === undefined && failed === undefined}>
          <Failure failed={failed} texts={errors} />
          {!wallet && !failed ? <p className="note">{t('loading')}</p> : null}
          {wallet?.state === 'none' ? <ConnectWallet onFailed={setFailed} /> : null}
          {wallet?.state === 'pending' ? (
            <PendingWallet wallet={wallet} onCode={finish} onCancelled={setWallet} onFailed={setFailed} />
          ) : null}
          {wallet?.state === 'connected' ? <ConnectedWallet /> : null}
          {wallet?.state === 'blocked' ? <p className="note">{t('blocked')}</p> : null}
        </div>
      </div>
    </main>
  )
}
