import type { Direction, Order } from './filters.ts'
import type { LobbyGame } from './lobby-game.ts'

/**
 * Games in one of the orders. Equal games are ordered by key, so that the order is stable.
 * @param locale language of the collation of names
 */
export function sortGames<Entry extends { readonly game: LobbyGame }>(
  entries: readonly Entry[],
  order: Order,
  direction: Direction,
  locale: string,
): readonly Entry[] {
  const sign = direction === 'asc' ? 1 : -1
  const compare = order === 'name' ? byName(locale) : compareBy[order]
  return entries.toSorted(({ game: a }, { game: b }) => sign * compare(a, b) || (a.key < b.key ? -1 : 1))
}

type Compare = (a: LobbyGame, b: LobbyGame) => number

const compareBy: Record<Exclude<Order, 'name'>, Compare> = {
  sort: (a, b) => a.sort - b.sort,
  start: (a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0),
  rtp: (a, b) => Number(a.rtp) - Number(b.rtp),
}

/**
 * A browser needs some 10 ms for its first collator: created only for the order by name, and never for a keystroke in
 * the search.
 */
function byName(locale: string): Compare {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return (a, b) => compare(a.name, b.name)
}
