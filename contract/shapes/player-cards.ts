import { Type } from 'typebox'
import { PLAYER_CARD_STATES } from '../states/player-card-states.ts'
import { Instant, PlayerId, text, Uuid } from './fields.ts'

/** Values of the enumerator BlockCardReasons. */
export const BLOCK_CARD_REASONS = ['Lost', 'Stolen', 'Damaged', 'PlayerAsked', 'StaffDecision', 'Replaced'] as const

export const BlockCardReason = Type.Enum([...BLOCK_CARD_REASONS])

/** The content of the card: its printed number, or the text of a card reader. Spaces, dashes and case are ignored. */
export const CardNumber = text(40, 1)

/** A card for its player and staff: never its whole number. */
export const PlayerCard = Type.Object({
  cardId: Uuid,
  lastDigits: Type.String(),
  state: Type.Enum([...PLAYER_CARD_STATES]),
  addedAt: Instant,
  changedAt: Instant,
  /** Why it was locked or removed; null: no reason was given. */
  reason: Type.Union([BlockCardReason, Type.Null()]),
})

/** The same for a venue, which does not know the holder. */
export const PlayerCardOfVenue = Type.Object({ playerId: PlayerId, ...PlayerCard.properties })

/** A card by its content, or by our id when it is not at hand. Exactly one of the two. */
export const whichCard = { cardNumber: Type.Optional(CardNumber), cardId: Type.Optional(Uuid) }
