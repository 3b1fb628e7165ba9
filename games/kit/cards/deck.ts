import { frenchSuits, germanSuits, type SuitId } from './suits.ts'

/** How a pack is drawn and named. Cards are numbers: suit times ranks plus rank; jokers follow the last. */
export type Deck = {
  readonly suits: readonly SuitId[]
  /** From the lowest, as printed in the corner of a card. */
  readonly ranks: readonly RankId[]
}
export type RankId = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A'

const ALL: readonly RankId[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

export const frenchDeck: Deck = { suits: frenchSuits, ranks: ALL }
export const shortDeck: Deck = { suits: frenchSuits, ranks: ALL.slice(5) }
/** 32 cards from the seven up, with hearts, leaves, bells and acorns. */
export const germanDeck: Deck = { suits: germanSuits, ranks: ALL.slice(5) }

export type Face = { readonly suit: SuitId; readonly rank: RankId } | 'joker'

/** The face of a card of a pack. */
export function faceOf({ suits, ranks }: Deck, card: number): Face {
  const suit = suits[Math.floor(card / ranks.length)]
  const rank = ranks[card % ranks.length]
  return suit && rank ? { suit, rank } : 'joker'
}
