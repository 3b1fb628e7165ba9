import type { Filters } from './filters.ts'
import { foldText } from './fold-text.ts'
import { isNear } from './is-near.ts'
import type { LobbyGame } from './lobby-game.ts'

/** A game with its texts prepared once, so that a keystroke compares and never computes. */
export type IndexedGame = {
  readonly game: LobbyGame
  readonly words: string
  readonly dense: string
  readonly tags: ReadonlySet<string>
}

/** Prepares games for searching: under their name in either language and under their key. */
export function indexGames(games: readonly LobbyGame[]): readonly IndexedGame[] {
  return games.map((game) => {
    const words = foldText([...new Set([game.name, game.names.cs, game.names.en, game.key])].join('\n'))
    return { game, words, dense: words.replaceAll(/[^\S\n]+/g, ''), tags: new Set(game.tags) }
  })
}

type Match = (entry: IndexedGame) => boolean

/**
 * Free-text search, case-insensitive (player-site §5): every word is somewhere in the game's texts, or the whole text without
 * its blanks is. The second rule finds "27diamonds" and "cert aka ca" alike; of one word it says the same as the first.
 */
function createTextMatch(text: string): Match | undefined {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const dense = words.join('')
  if (words.length === 1) return (entry) => entry.dense.includes(dense)
  return (entry) => entry.dense.includes(dense) || words.every((word) => entry.words.includes(word))
}

/** With one slip in it, the text begins a word of the game. Asked only where nothing is found otherwise. */
function createNearMatch(text: string): Match {
  const dense = foldText(text).replaceAll(/\s+/g, '')
  return ({ words }) => words.split(/\s+/).some((word) => isNear(dense, word))
}

export type OwnLists = { readonly favourites: readonly string[]; readonly recents: readonly string[] }

/** Games that pass every filter at once, in the order of the index. */
export function filterGames(
  index: readonly IndexedGame[],
  filters: Filters,
  { favourites, recents }: OwnLists,
): readonly IndexedGame[] {
  const { provider, volatility, rtp } = filters
  const own = filters.show && new Set(filters.show === 'favourites' ? favourites : recents)
  const tags = [filters.category, filters.genre, filters.tag, filters.reels, filters.badge]
  // Only what is asked for is looked at: a first key is answered by code that has never run before.
  const matches: readonly (Match | undefined)[] = [
    own && ((entry) => own.has(entry.game.key)),
    provider === undefined ? undefined : (entry) => entry.game.provider.normalizedName === provider,
    ...tags.map((tag) => (tag === undefined ? undefined : (entry: IndexedGame) => entry.tags.has(tag))),
    volatility === undefined ? undefined : (entry) => entry.game.volatility === volatility,
    rtp === undefined ? undefined : (entry) => Number(entry.game.rtp) >= Number(rtp),
  ]
  const rest = matches.reduce<readonly IndexedGame[]>((found, match) => (match ? found.filter(match) : found), index)
  const matchText = createTextMatch(filters.text)
  if (!matchText) return rest
  const found = rest.filter(matchText)
  return found.length > 0 ? found : rest.filter(createNearMatch(filters.text))
}
