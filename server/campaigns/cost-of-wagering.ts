import type { Static } from 'typebox'
import type { MeanCosts } from '#contract/shapes/bonus-detail.ts'
import type { BonusGames } from '#contract/shapes/bonuses.ts'
import type { Money } from '#contract/shapes/money.ts'

/** Exact return of a game in millionths, and the percentage of a stake of bonus money in it that counts. */
export type GameReturn = { readonly gameKey: string; readonly rtpMillionths: number; readonly percent: number }

/**
 * What staking an amount until it counts costs on average: in a game that counts half, twice as much has to be staked. Null where
 * nothing has to be, or no game counts.
 */
export function costOfWagering(
  returns: readonly GameReturn[],
  games: Static<typeof BonusGames>,
  { amountMinor, currency }: Money,
): Static<typeof MeanCosts> {
  if (amountMinor <= 0) return null
  const named = new Map(games.games.map(({ gameKey, percent }) => [gameKey, percent]))
  const costs = returns
    .map((game) => ({ ...game, counts: games.kind === 'all' ? game.percent : (named.get(game.gameKey) ?? 0) }))
    .filter(({ percent, counts }) => percent > 0 && counts > 0)
    .map(({ gameKey, rtpMillionths, counts }) => ({
      gameKey,
      cost: {
        amountMinor: Math.ceil((amountMinor * 100 * (1_000_000 - rtpMillionths)) / counts / 1_000_000),
        currency,
      },
    }))
    .toSorted((one, other) => one.cost.amountMinor - other.cost.amountMinor)
  const [least, most] = [costs[0], costs.at(-1)]
  return least && most ? { least, most } : null
}
