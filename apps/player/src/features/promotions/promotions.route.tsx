import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { describePage } from '../../shell/describe-page.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/promotions.route.ts'
import { PromotionsPage } from './promotions-page.tsx'
import { readPromotions } from './read-promotions.server.ts'

/** Offers of campaigns: to everybody, or to the signed-in player. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'promotions')
  return { ...parts, found: await readPromotions(context, parts.locale, request) }
}

/** A change of the kind filters data that are already loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({ name: loaderData?.tabName, ...loaderData, locale: params.locale, rest: '/promotions' })
}

export default function PromotionsRoute({ loaderData: { locale, texts, found } }: Route.ComponentProps) {
  return (
    <MoreTexts locale={locale} texts={texts}>
      <PromotionsPage found={found} />
    </MoreTexts>
  )
}
