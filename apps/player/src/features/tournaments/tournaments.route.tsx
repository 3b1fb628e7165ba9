import { listHallsOfFame, listRounds } from '#contract/onling-v2/tournaments.ts'
import { getCompetitionLaw } from '#contract/play-v1/tournaments.ts'
import { anonymousApi } from '../../shell/call-api.server.ts'
import { describePage } from '../../shell/describe-page.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/tournaments.route.ts'
import { LawPage } from './law-page.tsx'
import { readGames } from './read-games.server.ts'
import { TournamentsPage } from './tournaments-page.tsx'

const ROUNDS_SHOWN = 60

/** Tournaments that are played, that come and that are over; where the law of the market forbids them, its rule and what there is instead. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'tournaments')
  const api = anonymousApi(site)
  const [law, listed, famed] = await Promise.all([
    api(getCompetitionLaw, { query: {} }),
    api(listRounds, { query: { limit: ROUNDS_SHOWN } }),
    api(listHallsOfFame, { query: {} }),
  ])
  const rounds = listed.ok ? listed.data.rows.filter(({ state }) => state !== 'cancelled') : []
  const used = [...new Set(rounds.flatMap(({ terms }) => terms.gameKeys.slice(0, 1)))]
  return {
    ...parts,
    rule: law.ok ? law.data.rule : null,
    rounds,
    halls: famed.ok ? famed.data.rows.filter(({ entries }) => entries.length > 0) : [],
    games: await readGames(site, parts.locale, used),
  }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    ...loaderData,
    name: loaderData.tabName,
    about: undefined,
    locale: params.locale,
    rest: '/tournaments',
  })
}

export default function TournamentsRoute({ loaderData }: Route.ComponentProps) {
  const { locale, texts, rule, rounds } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      {rule && rounds.length === 0 ? <LawPage rule={rule} /> : <TournamentsPage found={loaderData} />}
    </MoreTexts>
  )
}
