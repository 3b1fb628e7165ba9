import type { LobbyGame, LobbyTag } from './lobby-game.ts'
import { pickGames } from './pick-games.ts'
import type { Section } from './sections.ts'

/** A carousel of games that share a tag, and the filter that shows all of them in the lobby. */
export type Rail = {
  readonly tag: string
  readonly filter: 'category' | 'genre' | 'tag'
  readonly games: readonly LobbyGame[]
  readonly total: number
}

/** A carousel section as a rail; the section's name is the tag whose games they are. */
export function railOfSection(
  { id, gameKeys }: Section,
  { games, tags }: { readonly games: readonly LobbyGame[]; readonly tags: readonly Pick<LobbyTag, 'key' | 'type'>[] },
): Rail {
  const type = tags.find(({ key }) => key === id)?.type
  return {
    tag: id,
    filter: type === 'Category' ? 'category' : type === 'Genre' ? 'genre' : 'tag',
    games: pickGames(games, gameKeys),
    total: games.filter((game) => game.tags.includes(id)).length,
  }
}
