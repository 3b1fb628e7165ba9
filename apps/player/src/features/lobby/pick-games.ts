import type { LobbyGame } from './lobby-game.ts'

/** The named games in the order of the names: newest play, or newest favourite, first. Unknown keys are skipped. */
export function pickGames(games: readonly LobbyGame[], keys: readonly string[]): readonly LobbyGame[] {
  const byKey = new Map(games.map((game) => [game.key, game]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}
