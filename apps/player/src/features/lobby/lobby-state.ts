import type { Synonym } from '#contract/shapes/synonyms.ts'
import { groupTags, type TagGroups } from './group-tags.ts'
import type { LobbyGame, LobbyProvider, LobbyTag } from './lobby-game.ts'

export type Catalogue = {
  readonly games: readonly LobbyGame[]
  readonly tags: readonly LobbyTag[]
  readonly providers: readonly LobbyProvider[]
  /** Synonyms of staff for the search. */
  readonly synonyms?: readonly Synonym[]
}

export type CountedProvider = LobbyProvider & { readonly gamesCount: number }

/**
 * The state of the lobby (player-site §2). `isLoading` is true until the catalogue has been loaded once, and never
 * again.
 */
export type LobbyState = {
  readonly isLoading: boolean
  readonly games: readonly LobbyGame[]
  readonly providers: readonly CountedProvider[]
  readonly tags: TagGroups
  /** Own orders of tags that have one: keys of games by the tag's key. */
  readonly orders: ReadonlyMap<string, readonly string[]>
}

export function lobbyStateOf(catalogue: Catalogue | undefined): LobbyState {
  const { games, tags, providers } = catalogue ?? { games: [], tags: [], providers: [] }
  return {
    isLoading: catalogue === undefined,
    games,
    providers: countByProvider(providers, games),
    tags: groupTags(tags, games),
    orders: new Map(tags.flatMap(({ key, order }) => (order ? [[key, order] as const] : []))),
  }
}

function countByProvider(providers: readonly LobbyProvider[], games: readonly LobbyGame[]): readonly CountedProvider[] {
  const counts = new Map<string, number>()
  for (const { provider } of games) counts.set(provider.normalizedName, (counts.get(provider.normalizedName) ?? 0) + 1)
  return providers.map((provider) => ({ ...provider, gamesCount: counts.get(provider.normalizedName) ?? 0 }))
}
