import { betRulesOf, isBetDefinition, type PlayableDefinition } from '#games/engines.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import { stakesOf, type GameCurrency } from '#games/play-round.ts'

/** The market's rules for a round. */
export type RoundFigures = RoundBounds & { readonly minimumRoundMs: number }

/** Limits of the market on one round, in minor units; absent where it has none. */
export type RoundBounds = { readonly maxWinMinor?: number | undefined; readonly maxStakeMinor?: number | undefined }

/**
 * The stakes of a game that the market allows: neither the largest win of the game, nor a stake with what decisions can
 * add to it, exceeds its limit. If none is left, the game cannot be offered in this market.
 */
export function offeredStakes(
  definition: PlayableDefinition,
  currency: GameCurrency,
  { maxWinMinor, maxStakeMinor = Infinity }: RoundBounds,
): number[] {
  const mostStaked = (stake: number): number =>
    isBetDefinition(definition) ? (betRulesOf(definition).mostStakedMinor?.(definition, stake) ?? stake) : stake
  return stakesOf(definition, currency, maxWinMinor).filter((stake) => mostStaked(stake) <= maxStakeMinor)
}

/** Returns whether the market allows any stake of a game, computed once per game and bounds: `boundsNow` gives the same object until they change. */
export function offeredGames(currency: GameCurrency, boundsNow: () => RoundBounds): (gameKey: string) => boolean {
  const known = new Map<string, boolean>()
  let bounds: RoundBounds | undefined
  return (gameKey) => {
    if (bounds !== boundsNow()) known.clear()
    bounds = boundsNow()
    const earlier = known.get(gameKey)
    if (earlier !== undefined) return earlier
    const found = loadDefinition(gameKey)
    const isOffered = found !== undefined && offeredStakes(found.definition, currency, bounds).length > 0
    known.set(gameKey, isOffered)
    return isOffered
  }
}
