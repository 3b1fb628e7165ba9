import type { Direction, Order } from './filters.ts'
import type { LobbyGame } from './lobby-game.ts'

/**
 * Games in one of the orders. Games that are equal in it keep one order, by key, so that a page never shuffles.
 * @param locale language whose alphabet orders the names
 */
export function sortGames<Entry extends { readonly game: LobbyGame }>(
  entries: readonly Entry[],
  order: Order,
  direction: Direction,
  locale: string,
): readonly Entry[] {
  const sign = direction === 'asc' ? 1 : -1
  const compareNames = new Intl.Collator(locale, { numeric: true }).compare
  return entries.toSorted(
    ({ game: a }, { game: b }) => sign * compareBy[order](a, b, compareNames) || (a.key < b.key ? -1 : 1),
  )
}

const compareBy: Record<Order, (a: LobbyGame, b: LobbyGame, compareNames: (a: string, b: string) => number) => number> =
  {
    sort: (a, b) => a.sort - b.sort,
    start: (a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0),
    rtp: (a, b) => Number(a.rtp) - Number(b.rtp),
    name: (a, b, compareNames) => compareNames(a.name, b.name),
  }
