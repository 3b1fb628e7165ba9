import { fourLinesOf } from '#config/texts/four-lines/index.ts'
import type { Language } from '#config/shapes.ts'
import type { ReplyOf } from '#contract/call.ts'
import { listPromotions } from '#contract/play-v1/promotions.ts'
import { anonymousApi } from '../../shell/call-api.server.ts'
import { readOwnPromotions, type LoaderContext } from '../../shell/own-promotions.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import type { LobbyGame } from './lobby-game.ts'
import type { LobbyPromotion } from './lobby-promotion.ts'

const FRESH_MS = 5000

export type Offers = Pick<ReplyOf<typeof listPromotions>, 'offers' | 'coming'> & { readonly isLeftAlone: boolean }
type Offer = Offers['offers'][number]

const NOTHING: Offers = { offers: [], coming: [], isLeftAlone: false }
let kept: { readonly at: number; readonly answer: Promise<Offers> } | undefined

/**
 * Offers of campaigns to this visitor. Without a session they are the same for everybody, and cached for five seconds.
 * Empty if the API does not respond.
 */
export async function readOffers(context: LoaderContext, request: Request): Promise<Offers> {
  const own = await readOwnPromotions(context, request)
  if (own === 'unknown') return { ...NOTHING, isLeftAlone: true }
  if (own !== 'visitor') return own
  const now = performance.now()
  if (kept && now - kept.at < FRESH_MS) return kept.answer
  const answer = anonymousApi(context.get(siteContext))(listPromotions, {}).then((told) =>
    told.ok ? { ...told.data, isLeftAlone: false } : NOTHING,
  )
  kept = { at: now, answer }
  return answer
}

/** An offer as the lobby shows it: its name, the gift and the deadline, and one of its games. */
export function showOffer(
  offer: Offer,
  { language, games, heroGames }: { language: Language; games: readonly LobbyGame[]; heroGames: readonly string[] },
): LobbyPromotion {
  const nameOfGame = (key: string) => games.find((game) => game.key === key)?.name ?? key
  const lines = fourLinesOf(offer, { language, currency: offer.currency, nameOfGame })
  const { gift } = offer
  const own = gift.kind === 'free-rounds' ? gift.gameKeys : offer.games.shares.map(({ gameKey }) => gameKey)
  const textOf = (name: string) => lines.find(({ line }) => line === name)?.text ?? ''
  return {
    campaignId: offer.campaignId,
    name: offer.name,
    gift: textOf('get'),
    until: textOf('until'),
    // An offer for all games has the picture of a game that the brand promotes.
    gameKeys: own.length > 0 ? own : heroGames.slice(0, 1),
    isOfGames: own.length > 0,
  }
}
