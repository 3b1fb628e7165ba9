import type { LobbyGame } from './lobby-game.ts'
import type { LobbyJackpot } from './lobby-jackpot.ts'
import type { Section } from './sections.ts'

const TABLES = ['roulette', 'cards']
const CALENDAR_MAX = 12

/** The house's own content: what the slots and pages show as long as staff have written nothing else. */
export const houseSections = {
  /** Games that the brand wants seen, as one slider. */
  primaryWidget: (heroGames: readonly string[], slidesMax: number): readonly Section[] => [
    { id: 'hero', type: 'SLIDER', gameKeys: heroGames.slice(0, slidesMax) },
  ],
  /** Jackpots that can be won now: one by itself, or all of them in one section. */
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
  /** Tables that can be played now. There is no dealer on camera, and the page says so. */
  liveDealer: (games: readonly LobbyGame[]): readonly Section[] =>
    TABLES.map((tag) => ({
      id: tag,
      type: 'GAMES_LIST' as const,
      gameKeys: games.filter((game) => game.tags.includes(tag)).map(({ key }) => key),
    })),
  /** The newest games, each as one banner, by the day on which it came. */
  calendar: (games: readonly LobbyGame[]): readonly Section[] =>
    games
      .toSorted((a, b) => (a.start < b.start ? 1 : -1))
      .slice(0, CALENDAR_MAX)
      .map(({ key }) => ({ id: key, type: 'BANNER' as const, gameKeys: [key] })),
}
