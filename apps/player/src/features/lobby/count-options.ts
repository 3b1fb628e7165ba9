import { filterGames, type IndexedGame, type OwnLists } from './filter-games.ts'
import { RETURNS, type Filters } from './filters.ts'

/** Filters whose options are counted. */
type Counted = 'tag' | 'reels' | 'badge' | 'provider' | 'volatility' | 'rtp' | 'show'

/** Number of games that an option would leave, by the value of the option. */
export type OptionCounts = Readonly<Record<Counted, ReadonlyMap<string, number>>>

/** Counts the games that each option would leave, with all other filters unchanged. */
export function countOptions(index: readonly IndexedGame[], filters: Filters, own: OwnLists): OptionCounts {
  const without = (name: Counted) => filterGames(index, { ...filters, [name]: undefined }, own)
  const tally = (name: Counted, valuesOf: (entry: IndexedGame) => Iterable<string>) => {
    const counts = new Map<string, number>()
    for (const entry of without(name))
      for (const value of valuesOf(entry)) counts.set(value, (counts.get(value) ?? 0) + 1)
    return counts
  }
  const [favourites, recents] = [new Set(own.favourites), new Set(own.recents)]
  return {
    tag: tally('tag', ({ tags }) => tags),
    reels: tally('reels', ({ tags }) => tags),
    badge: tally('badge', ({ tags }) => tags),
    provider: tally('provider', ({ game }) => [game.provider.normalizedName]),
    volatility: tally('volatility', ({ game }) => [game.volatility]),
    rtp: tally('rtp', ({ game }) => RETURNS.filter((least) => Number(game.rtp) >= Number(least))),
    show: tally('show', ({ game }) => [
      ...(favourites.has(game.key) ? ['favourites'] : []),
      ...(recents.has(game.key) ? ['recents'] : []),
    ]),
  }
}
