import { data } from 'react-router'
import { outlines } from '#config/outlines.ts'
import { listPublicVenues } from '#contract/play-v1/venues.ts'
import { accountPartsOf } from '../../shell/account-parts.ts'
import { anonymousApi } from '../../shell/call-api.server.ts'
import { describePage } from '../../shell/describe-page.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/places.route.ts'
import { PlacesPage } from './places-page.tsx'

/** Venues of the brand: open now, distance from a town, services. Works without scripts. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'places')
  if (!accountPartsOf(site.brand).hasVenues) throw data(null, { status: 404 })
  const answer = await anonymousApi(site)(listPublicVenues, { query: {} })
  const venues = answer.ok ? answer.data.venues : []
  const { searchParams } = new URL(request.url)
  const towns = [...new Set(venues.map(({ town }) => town))]
  return {
    ...parts,
    isAnswered: answer.ok,
    venues,
    towns,
    town: towns.find((one) => one === searchParams.get('town')),
    onlyOpen: searchParams.get('open') === '1',
    outline: outlines[site.market.key],
    tiles: site.mapTiles,
  }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({
    name: loaderData?.tabName,
    ...loaderData,
    locale: params.locale,
    rest: '/venues',
  })
}

export default function PlacesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <PlacesPage found={loaderData} />
    </MoreTexts>
  )
}
