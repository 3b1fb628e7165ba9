import type { Filters } from './filters.ts'
import { foldText } from './fold-text.ts'
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

/**
 * Free-text search, case-insensitive (spec §5): every word is somewhere in the game's texts, or the whole text without
 * its blanks is. The second rule finds "27diamonds" and "cert aka ca" alike.
 */
function createTextMatch(text: string): (entry: IndexedGame) => boolean {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  const dense = words.join('')
  return (entry) => words.every((word) => entry.words.includes(word)) || entry.dense.includes(dense)
}

export type OwnLists = { readonly favourites: readonly string[]; readonly recents: readonly string[] }

/** Games that pass every filter at once, in the order of the index. */
export function filterGames(
  index: readonly IndexedGame[],
  filters: Filters,
  { favourites, recents }: OwnLists,
): readonly IndexedGame[] {
  const wantedTags = [filters.category, filters.genre, filters.tag, filters.reels, filters.badge].filter(
    (tag) => tag !== undefined,
  )
  const own = filters.show && new Set(filters.show === 'favourites' ? favourites : recents)
  const matches = createTextMatch(filters.text)
  return index.filter(
    (entry) =>
      (own === undefined || own.has(entry.game.key)) &&
      (filters.provider === undefined || entry.game.provider.normalizedName === filters.provider) &&
      wantedTags.every((tag) => entry.tags.has(tag)) &&
      (filters.volatility === undefined || entry.game.volatility === filters.volatility) &&
      (filters.rtp === undefined || Number(entry.game.rtp) >= Number(filters.rtp)) &&
      matches(entry),
  )
}
