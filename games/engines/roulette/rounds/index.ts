import type { BetRules, StakeOffer } from '../../../kit/bets/bet-rules.ts'
import type { RouletteBet, RouletteDefinition, RouletteOutcome } from '../math/index.ts'

/** All chips together are at most this many of the largest offered stake. */
const TABLE_MAX_STAKES = 10

/** Most that may lie on the table, in minor units; never more than the market's largest stake. */
export function tableMaximum({ stakes, maxStakeMinor = Infinity }: StakeOffer): number {
  return Math.min((stakes.at(-1) ?? 0) * TABLE_MAX_STAKES, maxStakeMinor)
}

/** The most that a bet can win, over all pockets. */
export function largestWin({ pockets, spots, coins }: RouletteDefinition, { chips }: RouletteBet): number {
  const wins = pockets.map((_, pocket) =>
    chips.reduce((sum, { spot, amountMinor }) => {
      const found = spots[spot]
      return found?.pockets.includes(pocket) ? sum + (amountMinor * found.pays) / coins : sum
    }, 0),
  )
  return Math.max(0, ...wins)
}

/**
 * Chips lie on many spots at once, so the stake is their sum. A spot takes whole multiples of the smallest offered stake
 * up to the largest; the table takes ten of the largest; and no pocket may win more than the market allows.
 */
export const rouletteRules: BetRules<RouletteDefinition, RouletteBet, RouletteOutcome> = {
  problemsOfStake: (definition, offer, stakeMinor, bet) => {
    const { stakes, maxWinMinor } = offer
    const smallest = stakes[0] ?? 0
    const largest = stakes.at(-1) ?? 0
    const amounts = bet.chips.map(({ amountMinor }) => amountMinor)
    if (amounts.reduce((sum, amount) => sum + amount, 0) !== stakeMinor) return ['The stake is what lies on the table.']
    if (smallest === 0 || amounts.some((amount) => amount % smallest !== 0 || amount > largest))
      return ['A chip is too small, too large or no multiple of the smallest.']
    if (stakeMinor > tableMaximum(offer)) return ['More than the table takes.']
    return maxWinMinor !== undefined && largestWin(definition, bet) > maxWinMinor ? ['It could win too much.'] : []
  },
}
