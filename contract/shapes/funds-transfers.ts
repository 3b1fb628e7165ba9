import { Type } from 'typebox'
import { TRANSFER_STATES } from '../states/transfer-states.ts'
import { Instant, PlayerId, text, Uuid } from './fields.ts'
import { Money } from './money.ts'
import { CardNumber } from './player-cards.ts'
import { PLACE_OBSTACLES } from './venue-play.ts'

/** The venue, one of its terminals (by its id or serial number), or a desk within it. */
export const Place = text(64, 1)

/** A transfer as it was answered the first time; `state` is what it is by now. */
export const TransferShown = Type.Object({
  transferId: Uuid,
  reference: Type.String(),
  state: Type.Enum([...TRANSFER_STATES]),
  /** What left the player's account, and what came to it. */
  taken: Money,
  given: Money,
  /** Balance of the account that it touched, after the first answer. */
  balance: Money,
  createdAt: Instant,
  /** Until when it can be committed; null when nothing waits. */
  expiresAt: Type.Union([Instant, Type.Null()]),
})

export const OfPlayer = Type.Object({ playerId: PlayerId })

/** The player's own card and PIN: shows that the player wants the money taken. */
export const CardProof = Type.Object({ cardNumber: CardNumber, pin: Type.String({ pattern: '^[0-9]{4,6}$' }) })

/** Refusals of what a client may not move, or not without the player. */
export const CLIENT_MONEY_REFUSALS = [
  'ERR_CLIENT_AMOUNT',
  'ERR_PROOF_REQUIRED',
  'ERR_INVALID_PIN',
  'ERR_INVALID_CARD_ID',
  'ERR_TOO_MANY_BAD_ATTEMPTS',
] as const

/** Refusals of a transfer that takes a player's money to where it can be played. */
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

/** The same at a venue: closed, without leave to be played, or a terminal that does not stand there. */
export const VENUE_TAKE_REFUSALS = [...TAKE_REFUSALS, ...PLACE_OBSTACLES] as const

/** Refusals of a transfer that brings money to a player: nobody's money is kept from them. */
export const GIVE_REFUSALS = [
  'ERR_PLAYER_NOT_FOUND',
  'ERR_WALLET_NOT_ENABLED',
  'ERR_AMOUNT_NOT_ALLOWED',
  'ERR_KEY_REUSED',
  'ERR_STATE_CHANGED',
] as const

/** Refusals of taking a transfer back, and of committing one. */
export const UNDO_REFUSALS = [
  'ERR_PLAYER_NOT_FOUND',
  'ERR_WALLET_NOT_ENABLED',
  'ERR_STATE_CHANGED',
  'ERR_INSUFFICIENT_FUNDS',
] as const
export const COMMIT_REFUSALS = ['ERR_TRANSFER_NOT_FOUND', 'ERR_STATE_CHANGED'] as const
