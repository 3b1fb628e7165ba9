import { data } from 'react-router'
import { pageParts } from '../../shell/page-parts.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { textsOf } from '../../shell/texts.server.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/promotion.route.ts'
import { PromotionPage } from './promotion-page.tsx'
import { readPromotions } from './read-promotions.server.ts'

/** One promotion with all its terms. 404 if it is not offered to this visitor. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'promotions')
  const found = await readPromotions(context, parts.locale, request)
  const offer = found?.offers.find(({ campaignId }) => campaignId === params.campaignId)
  const refused = found?.refused.find(({ promotion }) => promotion.campaignId === params.campaignId)
  const promotion = offer ?? refused?.promotion
  if (!promotion) throw data(null, { status: 404 })
  // The field for a code has the texts of bonuses.
  const texts = promotion.isByCode ? textsOf(site, parts.locale, ['promotions', 'bonuses']) : parts.texts
  return { ...parts, texts, promotion, isOffered: offer !== undefined }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData ? `${loaderData.promotion.name} · ${loaderData.appName}` : ''
  return [{ title: name }, { name: 'robots', content: 'noindex' }]
}

export default function PromotionRoute({ loaderData }: Route.ComponentProps) {
  const { locale, texts, promotion, isOffered, errors } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      <PromotionPage promotion={promotion} isOffered={isOffered} errors={errors} />
    </MoreTexts>
  )
}
