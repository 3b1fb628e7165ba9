import type { Filters } from './filters.ts'
import type { LobbyGame } from './lobby-game.ts'
import type { LobbyState } from './lobby-state.ts'
import { pickGames } from './pick-games.ts'

const TAG_FILTERS = ['category', 'genre', 'tag', 'reels', 'badge'] as const

/**
 * Own order of the one list that was asked for: a tag's, or the provider's where nothing else narrows. Undefined where
 * the general order holds, as with two tags at once.
 */
export function orderOfList(
  filters: Filters,
  { orders, providers }: Pick<LobbyState, 'orders' | 'providers'>,
): readonly string[] | undefined {
  if (filters.order !== 'sort' || filters.show) return undefined
  const tags = TAG_FILTERS.flatMap((name) => filters[name] ?? [])
  const [tag] = tags
  if (tags.length > 1) return undefined
  if (tag !== undefined) return orders.get(tag)
  return providers.find(({ normalizedName }) => normalizedName === filters.provider)?.order
}

/** Games in a list's own order; those that it does not name after them, as they were. */
export function putInOrder(games: readonly LobbyGame[], order: readonly string[] | undefined): readonly LobbyGame[] {
  if (!order) return games
  const named = pickGames(games, order)
  const isNamed = new Set(named)
  return [...named, ...games.filter((game) => !isNamed.has(game))]
}
