import { listHallsOfFame, listRounds } from '#contract/onling-v2/tournaments.ts'
import type { Client } from '#client'
import { listOwnPromotions } from '#contract/play-v1/promotions.ts'
import { getCompetitionLaw, getOwnEntry } from '#contract/play-v1/tournaments.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { canEnter } from '#contract/states/tournament-states.ts'
import { anonymousApi, apiFor, hasSession } from '../../shell/call-api.server.ts'
import { describePage } from '../../shell/describe-page.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { aboutOf } from '../../shell/page-texts/page-text.ts'
import { readPageText } from '../../shell/page-texts/read-page-text.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/tournaments.route.ts'
import { LawPage } from './law-page.tsx'
import { readGames } from './read-games.server.ts'
import { TournamentsPage } from './tournaments-page.tsx'

const ROUNDS_SHOWN = 60

/**
 * Current, coming and finished tournaments; where the law of the market forbids them, its rule and the alternatives.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'tournaments')
  const api = anonymousApi(site)
  const [law, listed, famed, text] = await Promise.all([
    api(getCompetitionLaw, { query: {} }),
    api(listRounds, { query: { limit: ROUNDS_SHOWN } }),
    api(listHallsOfFame, { query: {} }),
    // Without it the tournaments are shown under their title alone.
    readPageText(site, parts.locale, 'tournaments', request).catch(() => undefined),
  ])
  const held = listed.ok ? listed.data.rows.filter(({ state }) => state !== 'cancelled') : []
  const rounds = hasSession(request) ? await leaveAlone(apiFor(site, request), held) : held
  const rule = law.ok ? law.data.rule : null
  const used = [...new Set(rounds.flatMap(({ terms }) => terms.gameKeys.slice(0, 1)))]
  return {
    ...parts,
    rule,
    text,
    rounds,
    halls: famed.ok ? famed.data.rows.filter(({ entries }) => entries.length > 0) : [],
    games: await readGames(site, parts.locale, used),
  }
}

/** Players who must get no offers see only the rounds that they have entered. */
async function leaveAlone(api: Client, rounds: readonly TournamentRound[]): Promise<readonly TournamentRound[]> {
  const told = await api(listOwnPromotions, {})
  if (!told.ok || !told.data.isLeftAlone) return rounds
  const isTheirs = await Promise.all(
    rounds.map(async ({ state, roundId }) => {
      if (state !== 'planned' && !canEnter(state)) return true
      const own = await api(getOwnEntry, { query: { roundId } })
      return own.ok && own.data.entry?.state === 'in'
    }),
  )
  return rounds.filter((_, place) => isTheirs[place])
}

/** The law forbids tournaments, and none of before is left to be shown. */
function isForbidden({ rule, rounds }: Pick<Route.ComponentProps['loaderData'], 'rule' | 'rounds'>): boolean {
  return rule !== null && rounds.length === 0
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    ...loaderData,
    name: loaderData.tabName,
    about: loaderData.text && !isForbidden(loaderData) ? aboutOf(loaderData.text) : undefined,
    locale: params.locale,
    rest: '/tournaments',
  })
}

export default function TournamentsRoute({ loaderData }: Route.ComponentProps) {
  const { locale, texts, rule, text } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      {rule && isForbidden(loaderData) ? <LawPage rule={rule} /> : <TournamentsPage text={text} found={loaderData} />}
    </MoreTexts>
  )
}
