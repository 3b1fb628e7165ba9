import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, redirect } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { getInfoById } from '#contract/capi-v1.1/funds.ts'
import { list as listCards } from '#contract/onling-v2/player-payment-cards.ts'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/deposit-return.route.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { readClientValue } from '../../shell/client-values.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { gameForMoney, paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { CardToAllow } from './card-to-allow.tsx'
import { FeeNote } from './fee-note.tsx'
import { namedPayment } from './named-payment.ts'
import type { Progress } from './payment-progress.ts'
import { cardsToAllow } from './stored-ways.ts'
import { usePayment, type Payment } from './use-payment.ts'

/** The payment in the URL is loaded by the server, so that its state is shown without scripts too. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'deposit')
  const { search, searchParams } = new URL(request.url)
  const again = paths.depositReturn(parts.locale) + search
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, again))
  const id = namedPayment(searchParams)
  const ask = apiFor(site, request)
  const [payment, kept] = await Promise.all([
    id === null ? undefined : ask(getInfoById, { query: { id } }),
    ask(listCards, { query: {} }),
  ])
  return {
    ...parts,
    again,
    payment: payment?.ok ? payment.data : undefined,
    // Loaded again when the payment has ended: its card is stored then.
    toAllow: kept.ok ? cardsToAllow(kept.data.cards) : [],
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function DepositReturnPage({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient())
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <QueryClientProvider client={queries}>
        <DepositReturn data={loaderData} />
      </QueryClientProvider>
    </MoreTexts>
  )
}

/** The game from which the player came to the deposit. */
function useDepositGame(): string | undefined {
  const [game, setGame] = useState<string>()
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration, so that server and browser agree
    setGame(gameForMoney(readClientValue('depositGame')))
  }, [])
  return game
}

/** Announced once: the outcome of a payment that this page has shown as pending. */
function useEndWords(progress: Progress, words: string): string {
  const [wasWaiting, setWasWaiting] = useState(false)
  if (progress === 'waiting' && !wasWaiting) setWasWaiting(true)
  return wasWaiting && progress !== 'waiting' ? words : ''
}

function DepositReturn({ data: { locale, payment, again, toAllow } }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('deposit')
  const { info, progress, isUnknown } = usePayment(payment)
  const card = progress === 'settled' ? toAllow.find(({ paymentId }) => paymentId === info?.paymentId) : undefined
  const game = useDepositGame()
  const said = useEndWords(progress, t(`progress.${progress}`))

  if (isUnknown) {
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
      <output className="visually-hidden">{said}</output>
      <div className="narrow panel page-state">
        {progress === 'waiting' ? <span className="spinner spinner-large" aria-hidden="true" /> : null}
        <h1>{t(`progress.${progress}`)}</h1>
        {info ? <p className="page-state-amount">{formatMoney(info.amount, locale)}</p> : null}
        {info ? <FeeNote amountMinor={info.amount.amountMinor} feeMinor={info.fee.amountMinor} /> : null}
        <p>{t(`progressText.${progress}`)}</p>
        {info ? <small>{t('reference', { number: info.referenceNumber })}</small> : null}
        {progress === 'waiting' ? (
          <noscript>
            <a className="text-link" href={again}>
              {t('refresh')}
            </a>
          </noscript>
        ) : null}
        {info && progress === 'settled' ? (
          <Link className="text-link" to={paths.receipt(locale, info.referenceNumber)}>
            {t('receipt.title')}
          </Link>
        ) : null}
        {card ? <CardToAllow card={card} backTo={paths.deposit(locale, game)} /> : null}
        <GoOn locale={locale} progress={progress} info={info} game={game} />
      </div>
    </main>
  )
}

type GoOnProps = {
  readonly locale: string
  readonly progress: Progress
  readonly info: Payment | undefined
  readonly game: string | undefined
}

/** The next step: retry, back to the game, or to the lobby. */
function GoOn({ locale, progress, info, game }: GoOnProps) {
  const t = useTranslations('deposit')
  const toGame = progress === 'settled' ? game : undefined
  if (progress === 'failed') {
    return (
      <div className="button-row">
        <Link
          className={buttonClass('primary', 'large')}
          to={paths.deposit(locale, undefined, info?.amount.amountMinor)}
        >
          {t('tryAgain')}
        </Link>
      </div>
    )
  }
  return (
    <div className="button-row">
      {toGame ? (
        <Link className={buttonClass('primary', 'large')} to={toGame}>
          {t('toGame')}
        </Link>
      ) : null}
      <Link
        className={buttonClass(progress === 'settled' && !toGame ? 'primary' : 'ghost', 'large')}
        to={paths.lobby(locale)}
      >
        {t('toLobby')}
      </Link>
    </div>
  )
}
