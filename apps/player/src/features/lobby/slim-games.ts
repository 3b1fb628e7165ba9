import type { Static } from 'typebox'
import type { Game } from '#contract/shapes/game.ts'
import type { LobbyGame } from './lobby-game.ts'

/** Games as the lobby shows them: what only a launch needs stays behind; figures are cut as they are shown, never up. */
export function slimGames(games: readonly Static<typeof Game>[]): readonly LobbyGame[] {
  return games.map(({ launchUrl: _, ...game }) => ({
    ...game,
    rtp: game.rtp.replace(/(\.\d\d)\d+$/, '$1'),
    maxWinX: Math.floor(game.maxWinX),
  }))
}
