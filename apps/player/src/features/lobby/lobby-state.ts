import { groupTags, type TagGroups } from './group-tags.ts'
import type { LobbyGame, LobbyProvider, LobbyTag } from './lobby-game.ts'

export type Catalogue = {
  readonly games: readonly LobbyGame[]
  readonly tags: readonly LobbyTag[]
  readonly providers: readonly LobbyProvider[]
}

/** What the lobby knows (spec §2). `isLoading` is true until the catalogue has been loaded once, and never again. */
export type LobbyState = {
  readonly isLoading: boolean
  readonly games: readonly LobbyGame[]
  readonly providers: readonly LobbyProvider[]
  readonly tags: TagGroups
}

export function lobbyStateOf(catalogue: Catalogue | undefined): LobbyState {
  return {
    isLoading: catalogue === undefined,
    games: catalogue?.games ?? [],
    providers: catalogue?.providers ?? [],
    tags: groupTags(catalogue?.tags ?? [], catalogue?.games ?? []),
  }
}
