import { useEffect, useState } from 'react'
import { Link, redirect, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import * as cards from '#contract/onling-v2/player-payment-cards.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { Route } from './+types/cards.route.ts'
import { api } from '../../shell/api.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { hasSession } from '../../shell/call-api.server.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { depositAddress, paths, withCard } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { CardRow, type Card } from './card-row.tsx'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const parts = pageParts(context.get(siteContext), params.locale, 'cards')
  const backTo = depositAddress(new URL(request.url).searchParams.get('return'), parts.locale)
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.cards(parts.locale, backTo)))
  return { ...parts, backTo }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function CardsPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Cards data={loaderData} />
    </MoreTexts>
  )
}

function Cards({ data: { locale, errors, backTo } }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('cards')
  const [stored, setStored] = useState<readonly Card[]>()
  const [failed, setFailed] = useState<Failed>()
  const [told, setTold] = useState('')
  const [allowed, setAllowed] = useState<string>()
  const navigate = useNavigate()

  useEffect(() => {
    void api(cards.list, { query: {} }).then((answer) => {
      if (answer.ok) setStored(answer.data.cards)
      else if (answer.status === 401) location.assign(paths.login(locale, paths.cards(locale, backTo)))
      else setFailed(answer)
    })
  }, [locale, backTo])

  const replace = (card: Card) =>
    setStored((before = []) =>
      before.flatMap((one) => (one.cardId !== card.cardId ? [one] : card.state === 'deregistered' ? [] : [card])),
    )

  /** Verified at the bank first, then allowed: one press for the player. */
  async function activate(card: Card) {
    setFailed(undefined)
    const body = { cardId: card.cardId }
    const verified = card.state === 'registered' ? await api(cards.verify, { body }) : undefined
    if (verified && !verified.ok) return setFailed(verified)
    const answer = await api(cards.activate, { body })
    if (!answer.ok) return setFailed(answer)
    replace(answer.data)
    setTold(t('activated'))
    setAllowed(card.cardId)
    // A player who came from a deposit continues there.
    if (backTo) await navigate(withCard(backTo, card.cardId))
  }

  async function forget({ cardId }: Card) {
    setFailed(undefined)
    const answer = await api(cards.deregister, { body: { cardId } })
    if (!answer.ok) return setFailed(answer)
    replace(answer.data)
    setTold(t('forgotten'))
  }

  const deposit = backTo ?? paths.deposit(locale)
  const depositLink = allowed ? withCard(deposit, allowed) : deposit

  return (
    <main className="page-width" id="content">
      <div className="stack">
        <AccountHead title={t('title')} />
        <div className="panel">
          <Failure failed={failed} texts={errors} />
          {stored?.length === 0 ? <p className="note">{t('none')}</p> : null}
          <ul className="card-list">
            {stored?.map((card) => (
              <CardRow key={card.cardId} card={card} onActivate={activate} onForget={forget} />
            ))}
          </ul>
          <output>{told}</output>
          <Link className={buttonClass(stored?.length === 0 ? 'primary' : 'ghost', 'large')} to={depositLink}>
            {t('deposit')}
          </Link>
          <p className="quiet-text">
            <Icon name="lock" />
            {t('security')}
          </p>
        </div>
      </div>
    </main>
  )
}
