import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { KindChips, useKind } from './kind-chips.tsx'
import { NotGiven } from './not-given.tsx'
import { OfferGrid } from './offer-grid.tsx'
import type { PromotionsFound, PromotionShown } from './read-promotions.server.ts'
import { RunningGifts } from './running-gifts.tsx'
import { StaleNote } from './stale-note.tsx'
import { useFresh } from './use-fresh.ts'

/** The player's active gifts, offers in four lines each, refused ones with the reason, and coming ones. */
export function PromotionsPage({ found }: { readonly found: PromotionsFound | null }) {
  const t = useTranslations('promotions')
  const { shown, isStale, retry } = useFresh(found)
  const kind = useKind(shown?.offers ?? [])
  const offers = (shown?.offers ?? []).filter((offer) => kind === undefined || offer.kind === kind)
  const isEmpty =
    shown &&
    [shown.offers, shown.running, shown.rounds, shown.refused, shown.coming].every(({ length }) => length === 0)
  return (
    <main className="page-width promotions-page" id="content">
      <header className="page-head">
        <h1>{t('title')}</h1>
        <p>{t(isEmpty ? 'empty' : 'intro')}</p>
      </header>
      {isStale ? <StaleNote at={shown?.at} onRetry={retry} /> : null}
      {shown ? <RunningGifts running={shown.running} rounds={shown.rounds} /> : null}
      {shown ? <KindChips offers={shown.offers} kind={kind} /> : null}
      {offers.length > 0 ? <OfferGrid offers={offers} /> : null}
      {shown && shown.refused.length > 0 ? <NotGiven refused={shown.refused} /> : null}
      {shown && shown.coming.length > 0 ? <Coming coming={shown.coming} /> : null}
    </main>
  )
}

function Coming({ coming }: { readonly coming: readonly PromotionShown[] }) {
  const t = useTranslations('promotions')
  const { locale } = useSite()
  return (
    <section aria-labelledby="promotions-coming">
      <h2 id="promotions-coming">
        {t('coming')}{' '}
        <Link className="text-link" to={paths.sectionPage(locale, 'calendar')}>
          {t('calendar')}
        </Link>
      </h2>
      <ul className="promotions-coming">
        {coming.map(({ campaignId, name, from, lines }) => (
          <li key={campaignId}>
            <time>{t('begins', { at: from })}</time>
            <span>
              <b>{name}</b>
              <small>{lines[0]?.text}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
