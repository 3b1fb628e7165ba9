import { ownWayOf } from '#contract/shapes/payment-names.ts'
import { useEffect, useMemo, useState, type FormEvent } from 'react'
import { Link, redirect, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import { list as listCards } from '#contract/onling-v2/player-payment-cards.ts'
import { getTypeRestrictions } from '#contract/onling-v2/type-restrictions.ts'
import { getDepositBounds } from '#contract/play-v1/deposit-bounds.ts'
import { getFees } from '#contract/play-v1/fees.ts'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Route } from './+types/deposit.route.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { readClientValue, writeClientValue } from '../../shell/client-values.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { depositAddress, gameForMoney, paths, withCard } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { wasLost } from '../../shell/was-lost.ts'
import { readAmount, writeAmount } from '../../shell/fields/read-amount.ts'
import { AmountChoice } from './amount-choice.tsx'
import { amountProblem } from './amount-problem.ts'
import { BankChoice } from './bank-choice.tsx'
import { CardToAllow } from './card-to-allow.tsx'
import { boundsOf, clipAmounts } from './clip-amounts.ts'
import { depositWays, keepsCards, wayId, type DepositWay } from './deposit-ways.ts'
import { OpenPayments } from './open-payments.tsx'
import { FeeNote } from './fee-note.tsx'
import { feeOfWay } from './fee-of-way.ts'
import { orderWays, rememberedAs } from './order-ways.ts'
import { placeOrder } from './place-order.ts'
import { rememberPayment } from './remember-payment.ts'
import { Stopped } from './stopped.tsx'
import { stopsOf } from './stops-of.ts'
import { useDeviceWays } from './device-ways.ts'
import { cardsToAllow, storedWays } from './stored-ways.ts'
import { WayChoice } from './way-choice.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'deposit')
  const { pathname, search, searchParams } = new URL(request.url)
  const game = gameForMoney(searchParams.get('return'))
  // Amount and card are kept over the sign-in.
  if (!hasSession(request))
    throw redirect(
      paths.login(parts.locale, depositAddress(pathname + search, parts.locale) ?? paths.deposit(parts.locale, game)),
    )
  const { quickAmounts, initialAmount } = site.brand.payment
  const ask = apiFor(site, request)
  const [closed, asked, bounded, required, kept] = await Promise.all([
    ask(getTypeRestrictions, { query: {} }),
    ask(getFees, { query: {} }),
    ask(getDepositBounds, { query: {} }),
    ask(getAccountRequirements, { query: {} }),
    ask(listCards, { query: {} }),
  ])
  // If the request failed, all ways are shown: the call itself refuses closed ones.
  const isClosed = (way: string) =>
    closed.ok && closed.data.restrictions.some(({ direction, method }) => direction === 'deposit' && method === way)
  // A retry keeps the amount.
  const again = /^\d{1,9}$/.exec(searchParams.get('amount') ?? '')?.[0]
  // Without the bounds everything is offered, and the call itself refuses.
  const bounds = bounded.ok ? boundsOf(bounded.data) : undefined
  const clip = (amounts: readonly number[]) => (bounds ? clipAmounts(amounts, bounds) : amounts)
  // A player who came from a game gets the smallest amount preset.
  const usual =
    initialAmount?.amountMinor ?? (game ? Math.min(...quickAmounts.map((one) => one.amountMinor)) : undefined)
  const first = again === undefined ? usual : Number(again)
  const ways = depositWays({ ...site.brand.payment, hasPhonePage: site.market.phonePayment === 'page' }).filter(
    ({ method }) => !isClosed(method),
  )
  const cards = kept.ok ? kept.data.cards : []
  return {
    ...parts,
    game,
    stops: required.ok ? stopsOf(required.data) : [],
    bounds,
    boundedBy: bounded.ok ? bounded.data : undefined,
    quickAmounts: clip(quickAmounts.map(({ amountMinor }) => amountMinor)),
    initialAmount: first === undefined ? undefined : clip([first])[0],
    hasAmount: again !== undefined,
    // Without the fees the payment is refused before anything is paid, and they are loaded again.
    fees: asked.ok ? asked.data.fees : [],
    hasSms: site.brand.payment.depositMethods.some((one) => ownWayOf(one) === 'phone' && !isClosed(one)),
    ways,
    storedWays: storedWays(cards, ways),
    /** Only a card that could pay here. */
    toAllow: cardsToAllow(cards).find(({ gateway }) => ways.some((way) => way.gateway === gateway)),
    /** A card that was just allowed is chosen. */
    cardId: searchParams.get('card') ?? undefined,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function DepositPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Deposit data={loaderData} />
    </MoreTexts>
  )
}

function Deposit({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('deposit')
  const { locale, currency, signedIn } = useSite()
  const { game, stops, bounds, boundedBy, quickAmounts, ways, hasSms, fees, errors, toAllow } = data
  const shown = useShownWays(data.storedWays, useDeviceWays(ways))
  const { way, setWay, bank, setBank, typed, setTyped } = useChoices(shown.ways, data)
  const [keepsCard, setKeepsCard] = useState(false)
  // One idempotency key for one intention: a second press, or a retry after a lost response, is the same deposit.
  const [intention, setIntention] = useState<{ choice: string; key: string }>()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const amountMinor = readAmount(typed)
  const feeMinor = feeOfWay(fees, way, amountMinor)
  const isEatenUp = amountMinor !== undefined && feeMinor >= amountMinor
  const { revalidate } = useRevalidator()
  const problem = amountProblem(typed, amountMinor, bounds)
  const isBankMissing = way?.kind === 'button' && bank === ''
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (amountMinor === undefined || problem || way === undefined || isBankMissing) return
    const isToKeep = keepsCard && keepsCards(way)
    const choice = [amountMinor, feeMinor, wayId(way), bank, isToKeep].join()
    const key = intention?.choice === choice ? intention.key : crypto.randomUUID()
    setIntention({ choice, key })
    setIsBusy(true)
    setFailed(undefined)
    const order = { amount: { amountMinor, currency }, idempotencyKey: key, ...(feeMinor > 0 ? { feeMinor } : {}) }
    // The form is restored after the bank's page or another sign-in.
    writeClientValue('lastDepositWay', rememberedAs(way))
    writeClientValue('depositDraft', { amount: typed, way: wayId(way), bank })
    const answer = await placeOrder(way, order, { locale, keepsCard: isToKeep, bank })
    const again = addressOf(paths.deposit(locale, game, amountMinor), way)
    if (answer.ok) return goToBank(answer.data, { game, again })
    setIsBusy(false)
    if (!wasLost(answer)) setIntention(undefined)
    if (answer.code === 'ERR_FEE_CHANGED') void revalidate()
    if (answer.status === 401) location.assign(paths.login(locale, again))
    else setFailed(answer)
  }

  return (
    <main className="page-width" id="content">
      <div className="narrow panel">
        <header>
          <h1>{t('title')}</h1>
          {signedIn ? (
            <span>
              {t('balance')} <b>{formatMoney(signedIn.header.balance, locale)}</b>
            </span>
          ) : null}
        </header>
        <OpenPayments errors={errors} />
        {stops.length > 0 ? (
          <Stopped stops={stops} errors={errors} />
        ) : way ? (
          <PageForm onSubmit={(event) => void submit(event)}>
            <AmountChoice
              typed={typed}
              onType={(amount) => {
                setTyped(amount)
                // A refusal is about the amount that was sent.
                setFailed(undefined)
              }}
              quickAmounts={quickAmounts}
              bounds={bounds}
              boundedBy={boundedBy}
            />
            <WayChoice {...shown} chosen={way} onChoose={setWay} />
            {way.kind === 'button' ? <BankChoice chosen={bank} onChoose={setBank} /> : null}
            {toAllow ? <CardToAllow card={toAllow} backTo={paths.deposit(locale, game, amountMinor)} /> : null}
            {keepsCards(way) ? <KeepCard isKept={keepsCard} onChange={setKeepsCard} /> : null}
            <FeeNote amountMinor={amountMinor ?? 0} feeMinor={feeMinor} />
            <Failure failed={failed} texts={errors} />
            <PayButton
              amountMinor={amountMinor}
              isBankMissing={isBankMissing}
              isBusy={isBusy}
              isOff={problem !== undefined || isEatenUp}
            />
            {hasSms ? (
              <Link className={buttonClass('ghost', 'large')} to={paths.depositSms(locale)}>
                {t('bySms')}
              </Link>
            ) : null}
            <p className="quiet-text">
              <Icon name="lock" />
              {t('ownCard')}
            </p>
          </PageForm>
        ) : (
          <p className="note">{t('noMethod')}</p>
        )}
      </div>
    </main>
  )
}

type WayBack = { readonly game: string | undefined; readonly again: string }

/** "Back" from the bank's page leads to what was sent, whatever the address named before. */
function goToBank(payment: { readonly paymentId: string; readonly redirectUrl: string }, { game, again }: WayBack) {
  rememberPayment(payment.paymentId)
  writeClientValue('depositGame', game)
  history.replaceState(history.state, '', again)
  location.assign(payment.redirectUrl)
}

/** The deposit with what was chosen: a stored card is in the address, other ways are in the draft. */
const addressOf = (address: string, { storedCard }: DepositWay) =>
  storedCard ? withCard(address, storedCard.cardId) : address

/** One row for cards, and the way that was used last in this browser first. */
function useShownWays(storedWays: readonly DepositWay[], ways: readonly DepositWay[]) {
  const [lastUsed, setLastUsed] = useState<string>()
  // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration, so that server and browser agree
  useEffect(() => setLastUsed(readClientValue('lastDepositWay')), [])
  return useMemo(() => orderWays([...storedWays, ...ways], lastUsed), [storedWays, ways, lastUsed])
}

/** Amount, way and bank, restored after the bank's page. */
function useChoices(
  shown: readonly DepositWay[],
  { ways, storedWays: stored, initialAmount, hasAmount, cardId }: Route.ComponentProps['loaderData'],
) {
  const [chosen, setWay] = useState<DepositWay>()
  const preset = cardId === undefined ? undefined : shown.find(({ storedCard }) => storedCard?.cardId === cardId)
  // Default: the card of the URL, a stored card, or the way that was used last.
  const way = chosen ?? preset ?? shown[0]
  const hasPreset = preset !== undefined
  const [bank, setBank] = useState('')
  const amountAtFirst = initialAmount === undefined ? '' : writeAmount(initialAmount)
  const [typed, setTyped] = useState(amountAtFirst)
  // Restores the form after the bank's page; input made before hydration takes precedence.
  useEffect(() => {
    const left = readClientValue('depositDraft')
    if (!left) return
    // The amount of the URL wins: what was left may be of an older payment.
    if (!hasAmount) setTyped((now) => (now === amountAtFirst ? left.amount : now))
    if (!hasPreset) setWay((now) => now ?? [...stored, ...ways].find((one) => wayId(one) === left.way))
    setBank((now) => now || left.bank)
  }, [stored, ways, amountAtFirst, hasAmount, hasPreset])
  return { way, setWay, bank, setBank, typed, setTyped }
}

type KeepProps = { readonly isKept: boolean; readonly onChange: (isKept: boolean) => void }

function KeepCard({ isKept, onChange }: KeepProps) {
  const t = useTranslations('deposit')
  return (
    <div className="keep-card">
      <input
        id="keep-card"
        type="checkbox"
        checked={isKept}
        aria-describedby="keep-card-note"
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor="keep-card">{t('stored.keep')}</label>
      <small id="keep-card-note">{t('stored.keepNote')}</small>
    </div>
  )
}

type PayProps = {
  readonly amountMinor: number | undefined
  readonly isBankMissing: boolean
  readonly isBusy: boolean
  readonly isOff: boolean
}

/** Shows what is still missing, or what will be paid. */
function PayButton({ amountMinor, isBankMissing, isBusy, isOff }: PayProps) {
  const t = useTranslations('deposit')
  const { locale, currency } = useSite()
  const missing = isBankMissing ? t('chooseBank') : undefined
  const payWords =
    amountMinor === undefined
      ? t('chooseAmount')
      : (missing ?? t('submit', { amount: formatMoney({ amountMinor, currency }, locale) }))
  return (
    <Button
      type="submit"
      size="large"
      className="button-full"
      isLoading={isBusy}
      disabled={amountMinor === undefined || isBankMissing || isOff}
    >
      {payWords}
    </Button>
  )
}
