import type { Language } from '#config/shapes.ts'
import { listHallsOfFame, listRounds } from '#contract/onling-v2/tournaments.ts'
import { getCompetitionLaw } from '#contract/play-v1/tournaments.ts'
import { anonymousApi } from '../../shell/call-api.server.ts'
import { describePage } from '../../shell/describe-page.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { aboutOf } from '../../shell/page-texts/page-text.ts'
import { readPageText } from '../../shell/page-texts/read-page-text.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/tournaments.route.ts'
import { LawPage } from './law-page.tsx'
import { isLeftAlone, type LoaderContext } from '../../shell/own-promotions.server.ts'
import { readOwnRounds } from './left-alone.server.ts'
import { readGames } from './read-games.server.ts'
import { TournamentsPage } from './tournaments-page.tsx'

const ROUNDS_SHOWN = 60

/**
 * Current, coming and finished tournaments; where the law of the market forbids them, its rule and the alternatives.
 * Players who must get no offers see only the rounds that they have entered.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'tournaments')
  const [law, shown] = await Promise.all([
    anonymousApi(site)(getCompetitionLaw, { query: {} }),
    readShown(context, parts.locale, request),
  ])
  const used = [...new Set(shown.rounds.flatMap(({ terms }) => terms.gameKeys.slice(0, 1)))]
  return {
    ...parts,
    ...shown,
    rule: law.ok ? law.data.rule : null,
    games: await readGames(site, parts.locale, used),
  }
}

async function readShown(context: LoaderContext, locale: Language, request: Request) {
  const site = context.get(siteContext)
  if (await isLeftAlone(context, request))
    return { isLeftAlone: true, rounds: await readOwnRounds(site, request), halls: [], text: undefined }
  const api = anonymousApi(site)
  const [listed, famed, text] = await Promise.all([
    api(listRounds, { query: { limit: ROUNDS_SHOWN } }),
    api(listHallsOfFame, { query: {} }),
    // Without it the tournaments are shown under their title alone.
    readPageText(site, locale, 'tournaments', request).catch(() => undefined),
  ])
  return {
    isLeftAlone: false,
    rounds: listed.ok ? listed.data.rows.filter(({ state }) => state !== 'cancelled') : [],
    halls: famed.ok ? famed.data.rows.filter(({ entries }) => entries.length > 0) : [],
    text,
  }
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
