import { Type } from 'typebox'
import { TRANSFER_STATES } from '../states/transfer-states.ts'
import { Instant, PlayerId, text, Uuid } from './fields.ts'
import { Money } from './money.ts'
import { CardNumber } from './player-cards.ts'
import { PLACE_OBSTACLES } from './venue-play.ts'

/** The venue, one of its terminals (by its id or serial number), or a desk within it. */
export const Place = text(64, 1)

/** A transfer: the first response to it, with its present `state`. */
export const TransferShown = Type.Object({
  transferId: Uuid,
  reference: Type.String(),
  state: Type.Enum([...TRANSFER_STATES]),
  /** Amounts taken from and credited to the player's account. */
  taken: Money,
  given: Money,
  /** Balance of the affected account, after the first response. */
  balance: Money,
  createdAt: Instant,
  /** Deadline of the commit; null when none is pending. */
  expiresAt: Type.Union([Instant, Type.Null()]),
})

export const OfPlayer = Type.Object({ playerId: PlayerId })

/** The player's own card and PIN: the player's agreement to the payment. */
export const CardProof = Type.Object({ cardNumber: CardNumber, pin: Type.String({ pattern: '^[0-9]{4,6}$' }) })

/** Refusals of money that a client may not move, or not without the player. */
export const CLIENT_MONEY_REFUSALS = [
  'ERR_CLIENT_AMOUNT',
  'ERR_PROOF_REQUIRED',
  'ERR_INVALID_PIN',
  'ERR_INVALID_CARD_ID',
  'ERR_TOO_MANY_BAD_ATTEMPTS',
] as const

/** Refusals of a transfer of a player's money to a place of play. */
export const TAKE_REFUSALS = [
  'ERR_PLAYER_NOT_FOUND',
  'ERR_WALLET_NOT_ENABLED',
  'ERR_AMOUNT_NOT_ALLOWED',
  'ERR_INSUFFICIENT_FUNDS',
  'ERR_KEY_REUSED',
  'ERR_STATE_CHANGED',
  'ERR_PLAYING_BLOCKED',
  'ERR_EXCLUDED',
  'ERR_SELF_EXCLUDED',
  'ERR_PANIC_STOP',
] as const

/** The same at a venue: closed, without a validity, or a terminal that is not there. */
export const VENUE_TAKE_REFUSALS = [...TAKE_REFUSALS, ...PLACE_OBSTACLES] as const

/** Refusals of a transfer to a player: nobody's own money is withheld. */
export const GIVE_REFUSALS = [
  'ERR_PLAYER_NOT_FOUND',
  'ERR_WALLET_NOT_ENABLED',
  'ERR_AMOUNT_NOT_ALLOWED',
  'ERR_KEY_REUSED',
  'ERR_STATE_CHANGED',
] as const

/** Refusals of rolling a transfer back, and of committing one. */
export const UNDO_REFUSALS = [
  'ERR_PLAYER_NOT_FOUND',
  'ERR_WALLET_NOT_ENABLED',
  'ERR_STATE_CHANGED',
  'ERR_INSUFFICIENT_FUNDS',
] as const
export const COMMIT_REFUSALS = ['ERR_TRANSFER_NOT_FOUND', 'ERR_STATE_CHANGED'] as const
