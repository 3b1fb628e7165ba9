import type { LobbyGame } from './lobby-game.ts'

/** Tags about the position of a game in the lobby, not about its kind. */
const SAYS_NOTHING = new Set(['recommended', 'most-played', 'hot', 'new', 'TOP', 'exclusive', 'slots', 'seasonal'])

/**
 * Games similar to one: those that share tags about their kind, most shared tags first, then in the order of the lobby.
 * @param without keys of games that are already shown to the player
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

/** The tag that most games of a list share with the played one: the target of the "all" link. */
export function sharedTag(played: LobbyGame, like: readonly LobbyGame[]): string | undefined {
  const count = (tag: string) => like.filter((game) => game.tags.includes(tag)).length
  return played.tags.filter((tag) => !SAYS_NOTHING.has(tag)).toSorted((a, b) => count(b) - count(a))[0]
}
