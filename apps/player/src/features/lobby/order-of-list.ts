import type { Filters } from './filters.ts'
import type { LobbyGame } from './lobby-game.ts'
import type { LobbyState } from './lobby-state.ts'
import { pickGames } from './pick-games.ts'

const TAG_FILTERS = ['category', 'genre', 'tag', 'reels', 'badge'] as const

/**
 * Own order of the one selected list: a tag's, or the provider's without other filters. Undefined where the general
 * order applies, such as with two tags at once.
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

/** Games in a list's own order; the others after them, in their order. */
export function putInOrder(games: readonly LobbyGame[], order: readonly string[] | undefined): readonly LobbyGame[] {
  if (!order) return games
  const named = pickGames(games, order)
  const isNamed = new Set(named)
  return [...named, ...games.filter((game) => !isNamed.has(game))]
}
