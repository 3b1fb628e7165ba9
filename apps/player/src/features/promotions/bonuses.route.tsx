import { data } from 'react-router'
import { describePage } from '../../shell/describe-page.ts'
import { offeredPages } from '../../shell/offered-pages.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { aboutOf } from '../../shell/page-texts/page-text.ts'
import { readPageText } from '../../shell/page-texts/read-page-text.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/bonuses.route.ts'
import { BonusesPage } from './bonuses-page.tsx'
import { readPromotions } from './read-promotions.server.ts'

/** Explanation of bonuses, with current offers and active ones; where both market and brand show the page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'promotions')
  if (!offeredPages(site).includes('bonuses')) throw data(null, { status: 404 })
  return {
    ...parts,
    text: await readPageText(site, parts.locale, 'bonuses', request),
    found: await readPromotions(context, parts.locale, request),
  }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    ...loaderData,
    name: `${loaderData.text.title} · ${loaderData.appName}`,
    about: aboutOf(loaderData.text),
    locale: params.locale,
    rest: '/bonuses',
  })
}

export default function BonusesRoute({ loaderData: { locale, texts, text, found } }: Route.ComponentProps) {
  return (
    <MoreTexts locale={locale} texts={texts}>
      <BonusesPage text={text} found={found} />
    </MoreTexts>
  )
}
