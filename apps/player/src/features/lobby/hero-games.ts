import { dayOf } from '#contract/states/calendar.ts'

const DAY_MS = 86_400_000

/** The number of the current day in the market's time zone. */
export const dayIn = (timeZone: string, now: Date): number =>
  Math.floor(Date.parse(`${dayOf(timeZone, now)}T00:00:00Z`) / DAY_MS)

/** Games of the hero with the game of the day first: those with a picture of the brand's own rotate daily. */
export function heroGamesOf(heroGames: readonly string[], pictured: readonly string[], day: number): readonly string[] {
  const turns = heroGames.filter((game) => pictured.includes(game))
  const first = turns[day % turns.length]
  return first === undefined ? heroGames : [first, ...heroGames.filter((game) => game !== first)]
}
