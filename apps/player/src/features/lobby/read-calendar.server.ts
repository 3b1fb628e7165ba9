import type { Language } from '#config/shapes.ts'
import { getPlayerBonuses } from '#contract/onling-v2/bonuses.ts'
import { getActive, getAvailable } from '#contract/onling-v2/free-round.ts'
import { listRounds } from '#contract/onling-v2/tournaments.ts'
import { anonymousApi, apiFor, hasSession } from '../../shell/call-api.server.ts'
import type { LoaderContext } from '../../shell/own-promotions.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext, type Site } from '../../shell/site-context.ts'
import { composeCalendar, type CalendarDay, type CalendarEntry } from './compose-calendar.ts'
import type { LobbyGame } from './lobby-game.ts'
import { readOffers, showOffer, type Offers } from './lobby-promotions.server.ts'

const ROUNDS_MAX = 60

type About = { readonly language: Language; readonly games: readonly LobbyGame[] }

/**
 * Coming events for this visitor: begin and end of offers, rounds of tournaments, and the ends of their own gifts.
 * Players who must get no offers see only the last.
 */
export async function readCalendar(context: LoaderContext, request: Request, about: About): Promise<CalendarDay[]> {
  const site = context.get(siteContext)
  const [told, rounds, own] = await Promise.all([
    readOffers(context, request),
    anonymousApi(site)(listRounds, { query: { limit: ROUNDS_MAX } }),
    hasSession(request) ? readOwnEnds(site, request, about) : [],
  ])
  const listed = rounds.ok && !told.isLeftAlone ? rounds.data.rows : []
  const entries = [...offersOf(told, about), ...listed.flatMap((round) => entriesOf(round, about.language)), ...own]
  return composeCalendar(entries, { now: Date.now(), timeZone: site.market.timeZone })
}

function offersOf({ offers, coming }: Offers, about: About): CalendarEntry[] {
  return [...offers, ...coming].map((offer): CalendarEntry => {
    const { name, gift } = showOffer(offer, { ...about, heroGames: [] })
    const shared = { name, about: gift, to: paths.promotion(about.language, offer.campaignId) }
    const { from, softEnd } = offer.window
    // An offer that begins later has no terms page yet.
    if (coming.includes(offer))
      return { ...shared, at: from, kind: 'offer-begins', to: paths.promotions(about.language) }
    return { ...shared, at: softEnd, kind: 'offer-ends' }
  })
}

type Round = { state: string; roundId: string; name: string; opensAt: string; startsAt: string; endsAt: string }

function entriesOf({ state, roundId, name, opensAt, startsAt, endsAt }: Round, language: Language): CalendarEntry[] {
  if (!['planned', 'open', 'running'].includes(state)) return []
  const shared = { name, about: '', to: paths.tournamentRound(language, roundId) }
  return [
    { ...shared, at: opensAt, kind: 'entry-opens' },
    { ...shared, at: startsAt, kind: 'tournament-begins' },
    { ...shared, at: endsAt, kind: 'tournament-ends' },
  ]
}

/** When what the player has accepted ends. */
async function readOwnEnds(site: Site, request: Request, { language, games }: About): Promise<CalendarEntry[]> {
  const api = apiFor(site, request)
  const [begun, accepted, bonuses] = await Promise.all([
    api(getActive, { query: {} }),
    api(getAvailable, { query: {} }),
    api(getPlayerBonuses, { query: {} }),
  ])
  const rounds = [begun, accepted].flatMap((answer) => (answer.ok ? answer.data.rows : []))
  const running = bonuses.ok ? bonuses.data.rows.filter(({ state }) => state === 'active') : []
  return [
    ...rounds.map(({ endsAt, name, gameKey }) => ({
      at: endsAt,
      kind: 'rounds-end' as const,
      name,
      about: games.find(({ key }) => key === gameKey)?.name ?? '',
      to: paths.freeRounds(language),
    })),
    ...running.flatMap(({ playBefore, bonus }) =>
      playBefore
        ? [{ at: playBefore, kind: 'bonus-ends' as const, name: bonus.name, about: '', to: paths.bonuses(language) }]
        : [],
    ),
  ]
}
