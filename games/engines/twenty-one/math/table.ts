import {
  BLACKJACK_RANKS,
  endOf,
  legalMoves,
  NO_CARDS,
  NO_SPLIT_CARDS,
  pointsOfRank,
  totalOf,
  withPoints,
  type Hand,
  type Move,
} from './blackjack.ts'
import { NO_HAND, OKO_RANKS, okoMoves, okoPoints, withOko, endOfOko, type OkoHand } from './oko.ts'
import type { TwentyOneDefinition } from './twenty-one-definition.ts'

export type { Move } from './blackjack.ts'

type Rules = TwentyOneDefinition['rules']

/** Cards are numbers: suit times ranks of the pack plus rank. Suits: hearts, leaves, bells, acorns; or ♥ ♦ ♣ ♠. */
export const ranksOf = ({ game }: Rules): number => (game === 'oko' ? OKO_RANKS : BLACKJACK_RANKS)

export function cardsOf(rules: Rules): number {
  return 4 * ranksOf(rules)
}

/** What a card counts; an ace of blackjack counts one here. */
export function pointsOf(rules: Rules, card: number): number {
  const rank = card % ranksOf(rules)
  return rules.game === 'oko' ? okoPoints(rank) : pointsOfRank(rank)
}

export const okoHandOf = (rules: Rules, cards: readonly number[]): OkoHand =>
  cards.reduce((hand, card) => withOko(hand, pointsOf(rules, card)), NO_HAND)
export const blackjackHandOf = (rules: Rules, cards: readonly number[], isSplit = false): Hand =>
  cards.reduce((hand, card) => withPoints(hand, pointsOf(rules, card)), isSplit ? NO_SPLIT_CARDS : NO_CARDS)

export const totalOfCards = (rules: Rules, cards: readonly number[]): number =>
  rules.game === 'oko' ? okoHandOf(rules, cards).total : totalOf(blackjackHandOf(rules, cards))

/** What may be done with the player's cards; nothing when the player is done. */
export function movesOn(rules: Rules, player: readonly number[], isSplit: boolean): Move[] {
  return rules.game === 'oko'
    ? okoMoves(rules, okoHandOf(rules, player))
    : legalMoves(rules, blackjackHandOf(rules, player, isSplit))
}

/** What is paid without the bank, in coins, or nothing when the bank must play. */
export function earlyEnd(rules: Rules, player: readonly number[]): number | undefined {
  return rules.game === 'oko' ? endOfOko(rules, okoHandOf(rules, player)) : endOf(rules, blackjackHandOf(rules, player))
}
