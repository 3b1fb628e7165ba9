import type { Static } from 'typebox'
import type { Game } from '#contract/shapes/game.ts'
import type { LobbyGame } from './lobby-game.ts'

/**
 * Games as a page carries them: every visitor downloads the whole list, so what the lobby never shows stays behind, and
 * what many games share is one object, which the page then writes once. Figures are cut as they are shown: never up.
 */
export function slimGames(games: readonly Static<typeof Game>[]): readonly LobbyGame[] {
  const known = new Map<string, unknown>()
  const share = <Value>(value: Value): Value => {
    const key = JSON.stringify(value)
    if (!known.has(key)) known.set(key, value)
    return known.get(key) as Value
  }
  return games.map(({ launchUrl: _, ...game }) => ({
    ...game,
    provider: share(game.provider),
    tags: share(game.tags),
    rtp: game.rtp.replace(/(\.\d\d)\d+$/, '$1'),
    maxWinX: Math.floor(game.maxWinX),
  }))
}
