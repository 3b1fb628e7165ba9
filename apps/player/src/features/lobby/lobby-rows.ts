import { gamesLike, sharedTag } from './games-like.ts'
import type { LobbyGame } from './lobby-game.ts'
import { putInOrder } from './order-of-list.ts'
import { pickGames } from './pick-games.ts'

export type RowKind = 'recents' | 'because' | 'recommended' | 'most-played' | 'new' | 'favourites' | 'tag'
export type RowShape = 'usual' | 'small' | 'large' | 'rank'

export type LobbyRow = {
  readonly kind: RowKind
  /** Key of the tag whose games these are; undefined for the player's own lists. */
  readonly tag: string | undefined
  readonly shape: RowShape
  /** Name of the last played game, where the row is based on it. */
  readonly after?: string
  readonly games: readonly LobbyGame[]
  /** Number of games behind the "all" link. */
  readonly total: number
}

export type Arrangement = {
  /** Names of the rows that are shown, from the top. */
  readonly rowOrder: readonly string[]
  /** Games of the row of recommended ones; if none of them is in the catalogue, those that staff have marked. */
  readonly recommended: readonly string[]
}

const ROW_MAX = 20
const LIKE_MIN = 4
/** Rows without a position of their own in brands: each follows one that every brand has. */
const FOLLOWED_BY: Readonly<Record<string, string>> = { recents: 'because', 'most-played': 'seasonal' }

/**
 * Rows of the lobby, top to bottom, each with games. Widths alternate so that the page has a rhythm; a row of fewer
 * than two games is left out.
 * @param games in the order of their sort value
 * @param orders own orders of tags that have one
 */
export function composeRows(
  games: readonly LobbyGame[],
  own: { readonly recents: readonly string[]; readonly favourites: readonly string[] },
  { rowOrder, recommended }: Arrangement,
  orders: ReadonlyMap<string, readonly string[]> = new Map(),
): readonly LobbyRow[] {
  const carrying = (tag: string) =>
    putInOrder(
      games.filter((game) => game.tags.includes(tag)),
      orders.get(tag),
    )
  const ofTag = (kind: RowKind, tag: string, shape: RowShape, found = carrying(tag)): LobbyRow => ({
    kind,
    tag,
    shape,
    games: found.slice(0, shape === 'rank' ? 10 : ROW_MAX),
    total: found.length,
  })
  const ofOwn = (kind: RowKind, keys: readonly string[], shape: RowShape): LobbyRow => {
    const found = pickGames(games, keys)
    return { kind, tag: undefined, shape, games: found.slice(0, ROW_MAX), total: found.length }
  }
  const because = (): LobbyRow => {
    const [played] = pickGames(games, own.recents)
    const found = played ? gamesLike(games, played, new Set(own.recents)) : []
    const tag = played && sharedTag(played, found)
    // A row of only two or three games is left out.
    const isRow = played !== undefined && tag !== undefined && found.length >= LIKE_MIN
    return {
      kind: 'because',
      tag,
      shape: 'usual',
      ...(isRow ? { after: played.name } : {}),
      games: isRow ? found.slice(0, ROW_MAX) : [],
      total: isRow ? carrying(tag).length : 0,
    }
  }
  const newest = carrying('new').toSorted((a, b) => (a.start < b.start ? 1 : -1))
  const picked = pickGames(games, recommended)
  const known: Readonly<Record<string, () => LobbyRow>> = {
    recents: () => ofOwn('recents', own.recents, 'small'),
    because,
    recommended: () => ofTag('recommended', 'recommended', 'usual', picked.length > 0 ? picked : undefined),
    'most-played': () => ofTag('most-played', 'most-played', 'rank'),
    new: () => ofTag('new', 'new', 'large', newest),
    favourites: () => ofOwn('favourites', own.favourites, 'usual'),
  }
  const order = rowOrder.flatMap((name) => [name, FOLLOWED_BY[name] ?? []].flat())
  const rows = order.map((name) => known[name]?.() ?? ofTag('tag', name, 'usual'))
  return rows.filter((row) => row.games.length >= (row.tag === undefined ? 1 : 2))
}
