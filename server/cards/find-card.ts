import { cardIndex, readCardNumber } from './card-number.ts'
import { findHeld } from './cards.queries.ts'
import type { CardNeeds } from './needs.ts'

export type ReadCard = {
  /** Equal for equal numbers and tells nothing of them: what tries are counted by, also of a card that nobody holds. */
  readonly key: string
  readonly card: { readonly cardId: string; readonly playerId: number; readonly isLocked: boolean } | undefined
}

/** Who holds the card that carries a number. The same statement runs for a card that nobody holds. */
export async function readCard(
  { db, target, cipher }: Pick<CardNeeds, 'db' | 'target' | 'cipher'>,
  cardNumber: string,
): Promise<ReadCard> {
  const key = cardIndex(cipher, readCardNumber(cardNumber) ?? cardNumber)
  const held = await findHeld(db, target, key)
  return { key, card: held && { cardId: held.id, playerId: held.playerId, isLocked: held.state === 'locked' } }
}
