import { movesOn, type Move } from './table.ts'
import type { TwentyOneDefinition } from './twenty-one-definition.ts'

/** One hand of the player as it was played. */
export type PlayedHand = {
  readonly cards: readonly number[]
  readonly isSplit: boolean
  readonly isDoubled: boolean
  /** It was given up. */
  readonly isGivenUp: boolean
}

type Rules = TwentyOneDefinition['rules']
type Hand = { cards: number[]; isSplit: boolean; isDoubled: boolean; isGivenUp: boolean; isDone: boolean }

/**
 * The player's hands after all decisions, one after the other from the first: which one is being played, and what may be
 * decided on it. Refuses a decision that the rules do not allow at its place.
 */
export function playHands(
  rules: Rules,
  first: readonly number[],
  decided: readonly Move[],
  draw: () => number,
): { readonly hands: readonly PlayedHand[]; readonly at: number; readonly moves: readonly Move[] } {
  const newHand = (cards: readonly number[], isSplit: boolean): Hand => ({
    cards: [...cards],
    isSplit,
    isDoubled: false,
    isGivenUp: false,
    isDone: false,
  })
  let hands = [newHand(first, false)]
  const movesOf = ({ cards, isSplit, isDone }: Hand): readonly Move[] => (isDone ? [] : movesOn(rules, cards, isSplit))
  for (const move of decided) {
    const hand = hands.find((one) => movesOf(one).length > 0)
    if (!hand || !movesOf(hand).includes(move)) throw new RangeError('This cannot be decided now.')
    if (move === 'split') {
      hands = hand.cards.map((card) => newHand([card, draw()], true))
      continue
    }
    if (move === 'draw' || move === 'double') hand.cards.push(draw())
    hand.isDone = move !== 'draw'
    hand.isDoubled = move === 'double'
    hand.isGivenUp = move === 'surrender'
  }
  const open = hands.findIndex((hand) => movesOf(hand).length > 0)
  const active = hands[open]
  return { hands, at: active ? open : hands.length - 1, moves: active ? movesOf(active) : [] }
}
