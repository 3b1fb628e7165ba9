import { bankDraws, isBlackjack, judgeBlackjack } from './blackjack.ts'
import { bankDrawsOko, isOver, judgeOko } from './oko.ts'
import type { PlayedHand } from './play-hands.ts'
import { blackjackHandOf, earlyEnd, okoHandOf } from './table.ts'
import type { TwentyOneDefinition } from './twenty-one-definition.ts'

export type TwentyOneResult =
  | 'oko'
  | 'blackjack'
  | 'aces'
  | 'many-cards'
  | 'won'
  | 'tied'
  | 'lost'
  | 'over'
  | 'given-up'

type Rules = TwentyOneDefinition['rules']

const endsWithoutBank = (rules: Rules, { cards, isGivenUp }: PlayedHand): boolean =>
  isGivenUp || earlyEnd(rules, cards) !== undefined

/** The bank's cards in the end. It plays only while some hand of the player waits for it. */
export function playBank(
  rules: Rules,
  hands: readonly PlayedHand[],
  first: readonly number[],
  draw: () => number,
): number[] {
  const bank = [...first]
  if (hands.every((hand) => endsWithoutBank(rules, hand))) return bank
  if (rules.game === 'oko') while (bankDrawsOko(rules, okoHandOf(rules, bank))) bank.push(draw())
  else while (bank.length < 2 || bankDraws(rules, blackjackHandOf(rules, bank))) bank.push(draw())
  return bank
}

/** What a finished hand means: coins for a whole stake on it, and a name. */
export function settleHand(
  definition: TwentyOneDefinition,
  hand: PlayedHand,
  bank: readonly number[],
): { readonly paid: number; readonly result: TwentyOneResult } {
  const { rules, coins } = definition
  if (hand.isGivenUp) return { paid: (rules.game === 'blackjack' && rules.surrenderPays) || 0, result: 'given-up' }
  const early = earlyEnd(rules, hand.cards)
  if (early !== undefined)
    return { paid: early, result: early === 0 ? 'over' : rules.game === 'oko' ? 'aces' : 'many-cards' }
  if (rules.game === 'oko') {
    const [mine, theirs] = [okoHandOf(rules, hand.cards), okoHandOf(rules, bank)]
    const paid = judgeOko(rules, coins, mine, theirs)
    const isWon = !theirs.isAces && (isOver(theirs) || mine.total > theirs.total)
    return { paid, result: isWon ? (mine.total === 21 ? 'oko' : 'won') : paid > 0 ? 'tied' : 'lost' }
  }
  const mine = blackjackHandOf(rules, hand.cards, hand.isSplit)
  const paid = judgeBlackjack(rules, coins, mine, blackjackHandOf(rules, bank))
  const won: TwentyOneResult = isBlackjack(mine) ? 'blackjack' : 'won'
  return { paid, result: paid > coins ? won : paid === coins ? 'tied' : 'lost' }
}
