import type { LobbyGame } from './lobby-game.ts'
import type { LobbyRow } from './lobby-rows.ts'
import { pickGames } from './pick-games.ts'
import type { Section } from './sections.ts'

/** A carousel of games as a row of the lobby; the section's name is the tag whose games they are. */
export function rowOfSection({ id, gameKeys }: Section, games: readonly LobbyGame[]): LobbyRow {
  const found = pickGames(games, gameKeys)
  const total = games.filter(({ tags }) => tags.includes(id)).length
  return { kind: 'tag', tag: id, shape: 'usual', games: found, total }
}
