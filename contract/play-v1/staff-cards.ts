import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { BlockCardReason, CardNumber, PlayerCard } from '../shapes/player-cards.ts'

const root = '/capi/BackOffice/v1/Player'

/** What happened to a card, and by whom: the player, a venue or a member of staff. */
const CardEvent = Type.Object({
  move: Type.Enum(['add', 'lock', 'unlock', 'remove']),
  at: Instant,
  actor: Type.Enum(['player', 'venue', 'staff']),
  /** Name of the member of staff or of the venue's system; null: the player. */
  by: Type.Union([Type.String(), Type.Null()]),
  reason: Type.Union([BlockCardReason, Type.Null()]),
  explanation: Type.Union([Type.String(), Type.Null()]),
})

export const CardForStaff = Type.Object({ ...PlayerCard.properties, history: Type.Array(CardEvent) })

const which = { playerId: PlayerId, cardId: Uuid }
const explanation = text(2000, 20)

export const listPlayerCards = defineCall({
  method: 'GET',
  path: `${root}/ListCards`,
  audience: 'staff',
  permission: 'players.read',
  summary: 'Cards of one player with their history, and whether a PIN is set',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({
    cards: Type.Array(CardForStaff),
    hasPin: Type.Boolean(),
    /** Whether staff of this brand may issue cards. */
    mayIssue: Type.Boolean(),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

export const issueCard = defineCall({
  method: 'POST',
  path: `${root}/IssueCard`,
  audience: 'staff',
  permission: 'players.cards',
  summary: 'Issue a card to a player, with a reason',
  body: Type.Object({ playerId: PlayerId, cardNumber: CardNumber, explanation }),
  reply: PlayerCard,
  /** ERR_METHOD_NOT_AVAILABLE: staff of this brand may not issue cards. */
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_INVALID_CARD_ID', 'ERR_TOO_MANY_CARDS', 'ERR_METHOD_NOT_AVAILABLE'],
})

export const lockCard = defineCall({
  method: 'POST',
  path: `${root}/LockCard`,
  audience: 'staff',
  permission: 'players.cards',
  summary: 'Lock a card, with a reason, and end sessions opened with it',
  body: Type.Object({ ...which, reason: BlockCardReason, explanation }),
  reply: PlayerCard,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_STATE_CHANGED'],
})

export const unlockCard = defineCall({
  method: 'POST',
  path: `${root}/UnlockCard`,
  audience: 'staff',
  permission: 'players.cards',
  summary: 'Unlock a card, with a reason',
  body: Type.Object({ ...which, explanation }),
  reply: PlayerCard,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_STATE_CHANGED'],
})

export const removePlayerCard = defineCall({
  method: 'POST',
  path: `${root}/RemoveCard`,
  audience: 'staff',
  permission: 'players.cards',
  summary: 'Remove a card from a player, with a reason, and end sessions opened with it',
  body: Type.Object({ ...which, reason: BlockCardReason, explanation }),
  reply: PlayerCard,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_STATE_CHANGED'],
})
