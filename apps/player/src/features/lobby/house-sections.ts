import type { LobbyGame } from './lobby-game.ts'
import type { LobbyJackpot } from './lobby-jackpot.ts'
import type { LobbyPromotion } from './lobby-promotion.ts'
import type { Section } from './sections.ts'

const TABLES = ['roulette', 'cards']
const CALENDAR_MAX = 12
const BOTTOM_MAX = 6
const CAROUSEL_MAX = 12
const LIST_MAX = 6
/** Kinds of tags that two games may share, the closest relation first. */
const KINSHIP = [
  'fruits',
  'diamonds',
  'thematic',
  'roulette',
  'crash-games',
  'lotto',
  'instant-games',
  'cards',
  'big-win',
  'slots',
]

/** The house's own content: shown in slots and pages as long as staff have no other. */
export const houseSections = {
  /** Games that the brand promotes, as one slider. */
  primaryWidget: (heroGames: readonly string[], slidesMax: number): readonly Section[] => [
    { id: 'hero', type: 'SLIDER', gameKeys: heroGames.slice(0, slidesMax) },
  ],
  /** Jackpots that can be won now: a single one, or all of them in one section. */
  jackpots: ([first, ...others]: readonly LobbyJackpot[]): readonly Section[] =>
    first
      ? [
          {
            id: 'jackpots',
            type: others.length > 0 ? 'JACKPOT_AGGREGATED' : 'JACKPOT_SINGlE',
            gameKeys: [first, ...others].flatMap(({ gameKeys }) => gameKeys),
          },
        ]
      : [],
  /** Beside the first of them: the others, as slides that have depth. */
  primarySlider: (heroGames: readonly string[], slidesMax: number): readonly Section[] => [
    { id: 'hero-slides', type: 'SLIDER', gameKeys: heroGames.slice(1, 1 + slidesMax) },
  ],
  /** Campaigns, the one that ends first before the others. */
  promotions: (promotions: readonly LobbyPromotion[]): readonly Section[] =>
    promotions.map(({ campaignId, gameKeys }) => ({ id: campaignId, type: 'BANNER' as const, gameKeys })),
  /** At the bottom of the lobby: the newest games as slides, and exclusive games. */
  bottom: (games: readonly LobbyGame[]): readonly Section[] => [
    { id: 'calendar', type: 'SLIDER', gameKeys: newestFirst(games).slice(0, BOTTOM_MAX).map(keyOf) },
    { id: 'exclusive', type: 'GAME_CAROUSEL', gameKeys: carrying(games, 'exclusive').slice(0, CAROUSEL_MAX) },
  ],
  /** In the list of games, without results: the most popular ones. */
  nothingFound: (games: readonly LobbyGame[]): readonly Section[] => [
    { id: 'recommended', type: 'GAMES_LIST', gameKeys: carrying(games, 'recommended').slice(0, LIST_MAX) },
  ],
  /** On the page of a game: similar games, each once. */
  besideGame: (games: readonly LobbyGame[], gameKey: string): readonly Section[] => {
    const game = games.find(({ key }) => key === gameKey)
    const shown = new Set([gameKey])
    return KINSHIP.filter((tag) => game?.tags.includes(tag)).flatMap((tag) => {
      const gameKeys = carrying(games, tag)
        .filter((key) => !shown.has(key))
        .slice(0, CAROUSEL_MAX)
      if (gameKeys.length < 2) return []
      for (const key of gameKeys) shown.add(key)
      return [{ id: tag, type: 'GAME_CAROUSEL' as const, gameKeys }]
    })
  },
  /** Beside a game: the jackpot that it can win. */
  jackpotOf: (jackpots: readonly LobbyJackpot[], gameKey: string): readonly Section[] =>
    jackpots
      .filter(({ gameKeys }) => gameKeys.includes(gameKey))
      .map(({ poolId }) => ({ id: String(poolId), type: 'JACKPOT_SINGlE' as const, gameKeys: [gameKey] })),
  /** Beside a game, after its jackpot: campaigns for it. */
  promotionsOf: (promotions: readonly LobbyPromotion[], gameKey: string): readonly Section[] =>
    houseSections.promotions(promotions.filter(({ isOfGames, gameKeys }) => isOfGames && gameKeys.includes(gameKey))),
  /** Tables that can be played now. There is no live dealer, and the page says so. */
  liveDealer: (games: readonly LobbyGame[]): readonly Section[] =>
    TABLES.map((tag) => ({
      id: tag,
      type: 'GAMES_LIST' as const,
      gameKeys: carrying(games, tag),
    })),
  /** The newest games, each as one banner, by the day on which it came. */
  calendar: (games: readonly LobbyGame[]): readonly Section[] =>
    newestFirst(games)
      .slice(0, CALENDAR_MAX)
      .map(({ key }) => ({ id: key, type: 'BANNER' as const, gameKeys: [key] })),
}

const keyOf = ({ key }: LobbyGame) => key
const carrying = (games: readonly LobbyGame[], tag: string) =>
  games.filter((game) => game.tags.includes(tag)).map(keyOf)
const newestFirst = (games: readonly LobbyGame[]) => games.toSorted((a, b) => (a.start < b.start ? 1 : -1))
