import type { Static } from 'typebox'
import type { PlayerCard, PlayerCardOfVenue } from '#contract/shapes/player-cards.ts'
import type { CardRow } from './cards.queries.ts'

/** A card as its player and staff see it. */
export function shownOf({ id, addedAt, changedAt, ...row }: CardRow): Static<typeof PlayerCard> {
  const { lastDigits, state, reason } = row
  return {
    cardId: id,
    lastDigits,
    state,
    addedAt: addedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    reason,
  }
}

/** The same for a venue, with its holder. */
export function shownToVenue(row: CardRow): Static<typeof PlayerCardOfVenue> {
  return { playerId: row.playerId, ...shownOf(row) }
}
