import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { PageProse } from '../../shell/page-texts/page-prose.tsx'
import type { PageText } from '../../shell/page-texts/page-text.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { OfferGrid } from './offer-grid.tsx'
import type { PromotionsFound } from './read-promotions.server.ts'
import { RunningGifts } from './running-gifts.tsx'
import { StaleNote } from './stale-note.tsx'
import { useFresh } from './use-fresh.ts'

/** How bonuses work here, then the current ones: the player's active ones, and offers. */
export function BonusesPage({ text, found }: { readonly text: PageText; readonly found: PromotionsFound | null }) {
  const t = useTranslations('promotions')
  const { locale, signedIn, isLeftAlone } = useSite()
  const { shown, isStale, retry } = useFresh(found)
  return (
    <main className="page-width promotions-page" id="content">
      <PageProse text={text} />
      {isStale ? <StaleNote at={shown?.at} onRetry={retry} /> : null}
      {shown ? <RunningGifts running={shown.running} rounds={shown.rounds} /> : null}
      {shown && !isLeftAlone ? (
        <section aria-labelledby="promotions-now">
          <h2 id="promotions-now">{t('now')}</h2>
          {shown.offers.length > 0 ? <OfferGrid offers={shown.offers} /> : <p className="note">{t('empty')}</p>}
        </section>
      ) : null}
      <div className="button-set">
        {isLeftAlone ? null : (
          <Link className={buttonClass('ghost', 'large')} to={paths.promotions(locale)}>
            {t('allOffers')}
          </Link>
        )}
        {signedIn ? (
          <Link className={buttonClass('ghost', 'large')} to={paths.bonuses(locale)}>
            {t('ownBonuses')}
          </Link>
        ) : null}
      </div>
    </main>
  )
}
