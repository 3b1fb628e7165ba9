import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { NotGiven } from './not-given.tsx'
import { PromotionCard } from './promotion-card.tsx'
import type { PromotionsFound, PromotionShown } from './read-promotions.server.ts'
import { RunningBonuses } from './running-bonuses.tsx'
import { StaleNote } from './stale-note.tsx'
import { useFresh } from './use-fresh.ts'

/** What runs for the player, what is offered in four lines each, what is not and why, and what comes. */
export function PromotionsPage({ found }: { readonly found: PromotionsFound | null }) {
  const t = useTranslations('promotions')
  const { shown, isStale, retry } = useFresh(found)
  const isEmpty = shown && shown.offers.length + shown.running.length + shown.refused.length + shown.coming.length === 0
  return (
    <main className="page-width promotions-page" id="content">
      <header className="page-head">
        <h1>{t('title')}</h1>
        <p>{t(isEmpty ? 'empty' : 'intro')}</p>
      </header>
      {isStale ? <StaleNote at={shown?.at} onRetry={retry} /> : null}
      {shown && shown.running.length > 0 ? <RunningBonuses rows={shown.running} /> : null}
      {shown && shown.offers.length > 0 ? (
        <ul className="promotions-grid">
          {shown.offers.map((promotion, place) => (
            <li key={promotion.campaignId} className={place === 0 ? 'promotions-first' : undefined}>
              <PromotionCard promotion={promotion} isFirst={place === 0} />
            </li>
          ))}
        </ul>
      ) : null}
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
