import { ranksOf } from './table.ts'
import type { SideBet, TwentyOneDefinition } from './twenty-one-definition.ts'

export type SideName = 'pair' | 'twins' | 'suit' | 'hearts'

/** What the first two cards make for the side bet, or nothing. */
export function judgeSide(definition: TwentyOneDefinition, first: number, second: number): SideName | undefined {
  const { side, rules } = definition
  const ranks = ranksOf(rules)
  const isSuit = Math.floor(first / ranks) === Math.floor(second / ranks)
  const isRank = first % ranks === second % ranks
  if (side?.pays.on === 'pair') return isRank ? (isSuit ? 'twins' : 'pair') : undefined
  if (side?.pays.on === 'suit' && isSuit) return Math.floor(first / ranks) === 0 ? 'hearts' : 'suit'
  return undefined
}

/** In coins, for a whole stake on the side bet. */
export function sidePays({ pays }: SideBet, name: SideName): number {
  if (pays.on === 'pair') return name === 'twins' ? pays.twins : pays.pair
  return name === 'hearts' ? pays.hearts : pays.suit
}

/** Coins of the main game when a part of the stake lies beside it. */
export const mainPart = ({ coins, side }: TwentyOneDefinition, paid: number, isSide: boolean): number =>
  side && isSide ? (paid * (coins - side.share)) / coins : paid

/** Coins of the side bet. */
export function sidePart(definition: TwentyOneDefinition, first: number, second: number): number {
  const name = judgeSide(definition, first, second)
  const { side, coins } = definition
  return side && name ? (sidePays(side, name) * side.share) / coins : 0
}
