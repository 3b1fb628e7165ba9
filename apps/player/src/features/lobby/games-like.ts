import type { LobbyGame } from './lobby-game.ts'

/** Tags that say how a game stands in the lobby, and nothing of what it is like. */
const SAYS_NOTHING = new Set(['recommended', 'most-played', 'hot', 'new', 'TOP', 'exclusive', 'slots', 'seasonal'])

/**
 * Games that are like one: those that share a tag which says what a game is like, the more tags the earlier. In the order of the
 * lobby where they share as many.
 * @param without keys of games that the player has at hand already
 */
export function gamesLike(
  games: readonly LobbyGame[],
  played: LobbyGame,
  without: ReadonlySet<string>,
): readonly LobbyGame[] {
  const wanted = new Set(played.tags.filter((tag) => !SAYS_NOTHING.has(tag)))
  const shared = (game: LobbyGame) => game.tags.filter((tag) => wanted.has(tag)).length
  return games
    .filter((game) => game.key !== played.key && !without.has(game.key) && shared(game) > 0)
    .map((game) => ({ game, count: shared(game) }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ game }) => game)
}

/** The tag that most games of a list share with the one that was played: where "all" leads. */
export function sharedTag(played: LobbyGame, like: readonly LobbyGame[]): string | undefined {
  const count = (tag: string) => like.filter((game) => game.tags.includes(tag)).length
  return played.tags.filter((tag) => !SAYS_NOTHING.has(tag)).toSorted((a, b) => count(b) - count(a))[0]
}
