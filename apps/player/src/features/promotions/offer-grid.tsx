import { PromotionCard } from './promotion-card.tsx'
import type { PromotionShown } from './read-promotions.server.ts'

/** Offers as cards, the first two columns wide. */
export function OfferGrid({ offers }: { readonly offers: readonly PromotionShown[] }) {
  return (
    <ul className="promotions-grid">
      {offers.map((promotion, place) => (
        <li key={promotion.campaignId} className={place === 0 ? 'promotions-first' : undefined}>
          <PromotionCard promotion={promotion} isFirst={place === 0} />
        </li>
      ))}
    </ul>
  )
}
