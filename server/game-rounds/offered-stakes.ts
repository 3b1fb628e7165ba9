import type { PlayableDefinition } from '#games/engines.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import { stakesOf, type GameCurrency } from '#games/play-round.ts'

/** Bounds of the market on one round, in minor units; none where it says nothing. */
export type RoundBounds = { readonly maxWinMinor?: number | undefined; readonly maxStakeMinor?: number | undefined }

/**
 * The stakes of a game that the market allows: not even the largest win of the game passes its bound. None at all means
 * that the game cannot be offered in this market.
 */
export function offeredStakes(
  definition: PlayableDefinition,
  currency: GameCurrency,
  { maxWinMinor, maxStakeMinor = Infinity }: RoundBounds,
): number[] {
  return stakesOf(definition, currency, maxWinMinor).filter((stake) => stake <= maxStakeMinor)
}

/** Answers, once for each game, whether the market allows any of its stakes. */
export function offeredGames(currency: GameCurrency, bounds: RoundBounds): (gameKey: string) => boolean {
  const known = new Map<string, boolean>()
  return (gameKey) => {
    const earlier = known.get(gameKey)
    if (earlier !== undefined) return earlier
    const found = loadDefinition(gameKey)
    const isOffered = found !== undefined && offeredStakes(found.definition, currency, bounds).length > 0
    known.set(gameKey, isOffered)
    return isOffered
  }
}
