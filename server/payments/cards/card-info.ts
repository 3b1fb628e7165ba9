import type { Static } from 'typebox'
import type { StoredCard } from '#contract/onling-v2/player-payment-cards.ts'
import type { CardRow } from './cards.queries.ts'

/** A stored card as its player sees it. */
export function cardInfo(row: CardRow): Static<typeof StoredCard> {
  const { id, gateway, state, hint, expires, registeredAt, paymentId } = row
  return { cardId: id, gateway, state, lastDigits: hint, expires, registeredAt: registeredAt.toISOString(), paymentId }
}
