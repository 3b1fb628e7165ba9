import { Type } from 'typebox'
import { PLAYER_CARD_STATES } from '../states/player-card-states.ts'
import { Instant, PlayerId, text, Uuid } from './fields.ts'

/** Values of the enumerator BlockCardReasons. */
export const BLOCK_CARD_REASONS = ['Lost', 'Stolen', 'Damaged', 'PlayerAsked', 'StaffDecision', 'Replaced'] as const

export const BlockCardReason = Type.Enum([...BLOCK_CARD_REASONS])

/** What the card itself carries: its printed number, or what a reader reads. Spaces, dashes and case do not count. */
export const CardNumber = text(40, 1)

/** A card as its player and staff see it: never its whole number. */
export const PlayerCard = Type.Object({
  cardId: Uuid,
  lastDigits: Type.String(),
  state: Type.Enum([...PLAYER_CARD_STATES]),
  addedAt: Instant,
  changedAt: Instant,
  /** Why it is locked or was removed; null: nobody said. */
  reason: Type.Union([BlockCardReason, Type.Null()]),
})

/** The same for a venue, which does not know whose it is. */
export const PlayerCardOfVenue = Type.Object({ playerId: PlayerId, ...PlayerCard.properties })

/** A card by what it carries, or by our id of it where it is not at hand. Exactly one of the two. */
export const whichCard = { cardNumber: Type.Optional(CardNumber), cardId: Type.Optional(Uuid) }
