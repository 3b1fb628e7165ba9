import type { LobbyGame, LobbyTag } from './lobby-game.ts'

export type TagGroups = {
  readonly categories: readonly LobbyTag[]
  readonly genres: readonly LobbyTag[]
  readonly tags: readonly LobbyTag[]
  readonly badges: readonly LobbyTag[]
  readonly reels: readonly LobbyTag[]
}

/**
 * Tags by kind, each with its number of games. Counted here, so that a chip never promises games that the lobby does
 * not have. Tags without a game are left out.
 */
export function groupTags(tags: readonly LobbyTag[], games: readonly LobbyGame[]): TagGroups {
  const counts = new Map<string, number>()
  for (const game of games) for (const tag of new Set(game.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const counted = tags
    .map((tag) => ({ ...tag, gamesCount: counts.get(tag.key) ?? 0 }))
    .filter(({ gamesCount }) => gamesCount > 0)
  const ofType = (type: LobbyTag['type']) => counted.filter((tag) => tag.type === type)
  return {
    categories: ofType('Category'),
    genres: ofType('Genre'),
    tags: ofType('Tag'),
    badges: ofType('Badge'),
    reels: ofType('Reels'),
  }
}
