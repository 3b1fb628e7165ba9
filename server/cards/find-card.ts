import { cardIndex, readCardNumber } from './card-number.ts'
import { findHeld } from './cards.queries.ts'
import type { CardNeeds } from './needs.ts'

export type ReadCard = {
  /**
   * A hash of the number by which attempts are counted, also for a card without a holder; it reveals nothing of the
   * number.
   */
  readonly key: string
  readonly card: { readonly cardId: string; readonly playerId: number; readonly isLocked: boolean } | undefined
}

/** The holder of the card with a number. The same statement runs for a card without a holder. */
export async function readCard(
  { db, target, cipher }: Pick<CardNeeds, 'db' | 'target' | 'cipher'>,
  cardNumber: string,
): Promise<ReadCard> {
  const key = cardIndex(cipher, readCardNumber(cardNumber) ?? cardNumber)
  const held = await findHeld(db, target, key)
  return { key, card: held && { cardId: held.id, playerId: held.playerId, isLocked: held.state === 'locked' } }
}
