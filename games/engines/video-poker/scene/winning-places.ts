import type { VideoPokerDefinition } from '../../../kit/protocol/bets.ts'

type HandName = VideoPokerDefinition['pays'][number]['hand']

/** Hands that do not need all five cards, with the number of cards of one rank in them. */
const ALIKE: Partial<Record<HandName, number>> = {
  pair: 2,
  'two-pair': 2,
  three: 3,
  four: 4,
  'four-low': 4,
  'four-aces': 4,
  'four-deuces': 4,
}

/** Indexes of the cards that form the hand. */
export function winningPlaces(
  { deck, wild }: VideoPokerDefinition,
  name: HandName,
  cards: readonly number[],
): number[] {
  const all = cards.map((_, place) => place)
  const count = ALIKE[name]
  if (count === undefined) return all
  const ranks = deck === 32 ? 8 : 13
  const isWild = (card: number): boolean =>
    card === 52 || (wild === 'deuces' && card % ranks === 0 && name !== 'four-deuces')
  const wilds = cards.filter(isWild).length
  const natural = cards.filter((card) => !isWild(card)).map((card) => card % ranks)
  const times = (rank: number): number => natural.filter((other) => other === rank).length
  const enough = natural.filter((rank) => times(rank) + wilds >= count)
  // With a wild card several single ranks can form the pair: the highest one is chosen.
  const chosen =
    wilds > 0 ? [Math.max(...enough.filter((rank) => times(rank) === Math.max(...enough.map(times))))] : enough
  return all.filter((place) => {
    const card = cards[place] ?? 0
    return isWild(card) || chosen.includes(card % ranks)
  })
}
