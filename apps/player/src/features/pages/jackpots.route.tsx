import { data } from 'react-router'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { listJackpots, listJackpotWins } from '#contract/play-v1/jackpots.ts'
import { anonymousApi } from '../../shell/call-api.server.ts'
import { describePage } from '../../shell/describe-page.ts'
import { offeredPages } from '../../shell/offered-pages.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/jackpots.route.ts'
import { JackpotsPage } from './jackpots-page.tsx'
import { aboutOf } from '../../shell/page-texts/page-text.ts'
import { readPageText } from '../../shell/page-texts/read-page-text.server.ts'

const WINS_SHOWN = 20

/** The jackpots with their odds, games and wins; where both market and brand show the page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'jackpots')
  if (!offeredPages(site).includes('jackpots')) throw data(null, { status: 404 })
  const api = anonymousApi(site)
  const [told, wins, games] = await Promise.all([
    api(listJackpots, {}),
    api(listJackpotWins, { query: { limit: WINS_SHOWN } }),
    api(onlineGame.list, { query: { lang: parts.locale } }),
  ])
  const pools = told.ok ? told.data.pools : []
  const rows = wins.ok ? wins.data.rows : []
  const used = new Set([...pools.flatMap(({ gameKeys }) => gameKeys), ...rows.map(({ gameKey }) => gameKey)])
  return {
    ...parts,
    intro: await readPageText(site, parts.locale, 'jackpots', request),
    pools,
    wins: rows,
    games: games.ok
      ? games.data.games
          .filter(({ key }) => used.has(key))
          .map(({ key, name, iconUrl, rtp }) => ({ key, name, iconUrl, rtp }))
      : [],
  }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    ...loaderData,
    name: `${loaderData.intro.title} · ${loaderData.appName}`,
    about: aboutOf(loaderData.intro),
    locale: params.locale,
    rest: '/jackpots',
  })
}

export default function JackpotsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <JackpotsPage found={loaderData} />
    </MoreTexts>
  )
}
