import type { Static } from 'typebox'
import type { Game } from '#contract/shapes/game.ts'
import type { LobbyGame } from './lobby-game.ts'

/**
 * Games as the lobby shows them: without the fields that only a launch needs; figures are truncated as displayed, never
 * rounded up.
 */
export function slimGames(games: readonly Static<typeof Game>[]): readonly LobbyGame[] {
  return games.map(({ launchUrl: _, ...game }) => ({
    ...game,
    rtp: game.rtp.replace(/(\.\d\d)\d+$/, '$1'),
    maxWinX: Math.floor(game.maxWinX),
  }))
}
