import type { Static } from 'typebox'
import { fourLinesOf, writeMoment } from '#config/texts/four-lines/index.ts'
import type { Language } from '#config/shapes.ts'
import type { ReplyOf } from '#contract/call.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { getPlayerBonuses } from '#contract/onling-v2/bonuses.ts'
import { getActive, getAvailable } from '#contract/onling-v2/free-round.ts'
import * as promotions from '#contract/play-v1/promotions.ts'
import { anonymousApi, apiFor } from '../../shell/call-api.server.ts'
import { readOwnPromotions, type LoaderContext } from '../../shell/own-promotions.server.ts'
import { siteContext } from '../../shell/site-context.ts'

type Promotion = Static<typeof promotions.Promotion>
type Refused = ReplyOf<typeof promotions.listOwnPromotions>['refused'][number]
type Game = { readonly name: string; readonly coverUrl: string }
type Games = ReadonlyMap<string, Game>

/** A promotion as a page shows it, with its texts in the player's language. */
export type PromotionShown = Omit<Promotion, 'gift' | 'games' | 'window' | 'wagering' | 'people'> & {
  readonly kind: Promotion['gift']['kind']
  readonly isByCode: boolean
  readonly lines: ReturnType<typeof fourLinesOf>
  readonly picture: string | null
  readonly gameNames: readonly string[] | null
  readonly from: string
  readonly hardEnd: string
  readonly daysToAccept: number | null
}

type Relation = ReplyOf<typeof getActive>['rows'][number]
export type RoundsShown = Pick<Relation, 'relationId' | 'name' | 'rounds' | 'used' | 'won' | 'endsAt'> & {
  readonly gameName: string
}

export type PromotionsFound = {
  readonly offers: readonly PromotionShown[]
  readonly coming: readonly PromotionShown[]
  readonly refused: readonly (Omit<Refused, 'promotion' | 'law'> & {
    readonly promotion: PromotionShown
    readonly law: { readonly ruleId: string; readonly text: string } | null
  })[]
  /** The player's active bonuses. */
  readonly running: ReplyOf<typeof getPlayerBonuses>['rows']
  /** Free rounds that the player has accepted, the begun ones first. */
  readonly rounds: readonly RoundsShown[]
  readonly at: string
}

/** Offers to this visitor, with texts and pictures. Null if the API does not respond. */
export async function readPromotions(
  context: LoaderContext,
  locale: Language,
  request: Request,
): Promise<PromotionsFound | null> {
  const site = context.get(siteContext)
  const own = await readOwn(context, request)
  // Whoever cannot be known may have to be left alone: the page says that it could not be loaded.
  if (own === 'unknown') return null
  const [told, list] = await Promise.all([
    own ?? anonymousApi(site)(promotions.listPromotions, {}).then((answer) => (answer.ok ? answer.data : undefined)),
    anonymousApi(site)(onlineGame.list, { query: { lang: locale } }),
  ])
  if (!told) return null
  const games: Games = new Map(list.ok ? list.data.games.map((game) => [game.key, game]) : [])
  // A campaign for all games has no game of its own: it gets one that the brand promotes.
  const heroes = site.look.heroGames
  const show = (one: Promotion, place: number) =>
    showPromotion(one, { locale, games, hero: heroes[place % heroes.length] })
  const refused = own?.refused ?? []
  return {
    offers: told.offers.map(show),
    coming: told.coming.map(show),
    refused: refused.map(({ promotion, law, ...rest }, place) => ({
      ...rest,
      promotion: show(promotion, place),
      law: law && { ruleId: law.ruleId, text: law.texts[locale] ?? '' },
    })),
    running: own?.running ?? [],
    rounds: (own?.rounds ?? []).map((row) => showRounds(row, games)),
    at: writeMoment(told.at, locale),
  }
}

/** Undefined for a visitor and for an ended session: the page is then the anonymous one. */
async function readOwn(context: LoaderContext, request: Request) {
  const told = await readOwnPromotions(context, request)
  if (told === 'visitor') return undefined
  if (told === 'unknown') return told
  const api = apiFor(context.get(siteContext), request)
  const [bonuses, begun, accepted] = await Promise.all([
    api(getPlayerBonuses, { query: { limit: 20 } }),
    api(getActive, { query: {} }),
    api(getAvailable, { query: {} }),
  ])
  const rows = bonuses.ok ? bonuses.data.rows : []
  return {
    ...told,
    running: rows.filter(({ state }) => state === 'active'),
    rounds: [begun, accepted].flatMap((answer) => (answer.ok ? answer.data.rows : [])),
  }
}

function showRounds({ relationId, name, rounds, used, won, endsAt, gameKey }: Relation, games: Games): RoundsShown {
  const gameName = gameKey === null ? '' : (games.get(gameKey)?.name ?? gameKey)
  return { relationId, name, rounds, used, won, endsAt, gameName }
}

function showPromotion(
  promotion: Promotion,
  { locale, games, hero }: { readonly locale: Language; readonly games: Games; readonly hero: string | undefined },
): PromotionShown {
  const { gift, games: counted, window, wagering, people, ...rest } = promotion
  const nameOfGame = (key: string) => games.get(key)?.name ?? key
  const keys = gift.kind === 'free-rounds' ? gift.gameKeys : counted.shares.map(({ gameKey }) => gameKey)
  const pictured = keys.find((key) => games.has(key)) ?? hero
  return {
    ...rest,
    kind: gift.kind,
    isByCode: people.kind === 'code',
    lines: fourLinesOf(promotion, { language: locale, currency: promotion.currency, nameOfGame }),
    picture: (pictured && games.get(pictured)?.coverUrl) ?? null,
    gameNames: keys.length > 0 ? keys.map(nameOfGame) : null,
    from: writeMoment(window.from, locale),
    hardEnd: writeMoment(window.hardEnd, locale),
    daysToAccept: wagering?.daysToAccept ?? null,
  }
}
