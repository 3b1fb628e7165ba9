import { useEffect, useState } from 'react'
import { Link, redirect } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { listCards, removeCard } from '#contract/onling-v2/player-card.ts'
import { hasPin } from '#contract/onling-v2/player-pin.ts'
import type { Route } from './+types/venue-cards.route.ts'
import { accountPartsOf } from '../../shell/account-parts.ts'
import { api } from '../../shell/api.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { hasSession } from '../../shell/call-api.server.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { AddCardForm } from './add-card-form.tsx'
import { VenueCardRow, type VenueCard } from './venue-card-row.tsx'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'venueCards')
  if (!accountPartsOf(site.brand).hasVenueCards) throw new Response(null, { status: 404 })
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.venueCards(parts.locale)))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function VenueCardsPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <VenueCards locale={loaderData.locale} errors={loaderData.errors} />
    </MoreTexts>
  )
}

/** The player's cards of venues: list, add, remove, and whether they have a PIN. */
function VenueCards({ locale, errors }: { locale: string; errors: Route.ComponentProps['loaderData']['errors'] }) {
  const t = useTranslations('venueCards')
  const [cards, setCards] = useState<readonly VenueCard[]>()
  const [isPinSet, setIsPinSet] = useState<boolean>()
  const [failed, setFailed] = useState<Failed>()
  const [told, setTold] = useState('')

  useEffect(() => {
    void api(listCards, { query: {} }).then((answer) => {
      if (answer.ok) setCards(answer.data.cards)
      else if (answer.status === 401) location.assign(paths.login(locale, paths.venueCards(locale)))
      else setFailed(answer)
    })
    void api(hasPin, { query: {} }).then((answer) => (answer.ok ? setIsPinSet(answer.data.hasPin) : undefined))
  }, [locale])

  function show(card: VenueCard) {
    setCards((before = []) => [card, ...before])
    setTold(t('added'))
  }

  async function remove({ cardId }: VenueCard) {
    setFailed(undefined)
    const answer = await api(removeCard, { query: { cardId } })
    if (!answer.ok) return setFailed(answer)
    setCards((before = []) => before.filter((one) => one.cardId !== cardId))
    setTold(t('removed'))
  }

  return (
    <main className="page-width" id="content">
      <div className="stack">
        <AccountHead title={t('title')}>
          <p>{t('intro')}</p>
        </AccountHead>
        <div className="panel">
          <Failure failed={failed} texts={{ ...errors, ERR_INVALID_CARD_ID: t('gone') }} />
          {cards?.length === 0 ? <p>{t('none')}</p> : null}
          <ul className="card-list">
            {cards?.map((card) => (
              <VenueCardRow key={card.cardId} card={card} onRemove={remove} />
            ))}
          </ul>
          <output>{told}</output>
          {isPinSet === false ? (
            <p className="note">
              {t('noPin')}{' '}
              <Link className="text-link" to={paths.pin(locale)}>
                {t('setPin')}
              </Link>
            </p>
          ) : null}
          <h2>{t('addTitle')}</h2>
          <AddCardForm errors={errors} onAdded={show} />
        </div>
      </div>
    </main>
  )
}
