import { Type } from 'typebox'
import { cardSignInFields } from '../capi-v1/player-authentication.ts'
import { defineCall } from '../call.ts'
import { Done, text, Uuid } from '../shapes/fields.ts'
import { CardNumber, PlayerCard } from '../shapes/player-cards.ts'
import { Pin } from './player-pin.ts'

/** The player's own cards of venues. All of them share one PIN. */
const root = '/capi/v2-onling/PlayerCard'
const CARD_RATE = 10

export const loginByCard = defineCall({
  ...cardSignInFields,
  path: '/capi/v2-onling/Player/LoginByCard',
  shutdownPart: 'signIn',
})

/** ERR_INVALID_CARD_ID both for an unknown number and for a card that somebody else holds. */
export const addCard = defineCall({
  method: 'POST',
  path: `${root}/Add`,
  audience: 'player',
  summary: 'Add a card of a venue to the own account',
  body: Type.Object({ cardNumber: CardNumber }),
  reply: PlayerCard,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_TOO_MANY_CARDS', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: CARD_RATE,
})

export const listCards = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'player',
  summary: 'Own cards of venues that are not removed, newest first',
  query: Type.Object({}),
  reply: Type.Object({ cards: Type.Array(PlayerCard) }),
  refusals: [],
})

export const removeCard = defineCall({
  method: 'DELETE',
  path: `${root}/Remove`,
  audience: 'player',
  summary: 'Take a card off the own account; what was signed in with it ends',
  query: Type.Object({ cardId: Uuid }),
  reply: Done,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_STATE_CHANGED'],
})

/** ERR_INVALID_PIN both for a wrong PIN and for a card that is not the player's. */
export const validateCard = defineCall({
  method: 'POST',
  path: `${root}/Validate`,
  audience: 'player',
  summary: 'Prove by an own card and its PIN who is at the device',
  body: Type.Object({ cardNumber: CardNumber, pin: Pin }),
  reply: Done,
  refusals: ['ERR_INVALID_PIN', 'ERR_INVALID_CARD_ID', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: CARD_RATE,
})

export const changePin = defineCall({
  method: 'POST',
  path: `${root}/ChangePin`,
  audience: 'player',
  summary: 'Change the PIN of the own cards, proved by the present one',
  body: Type.Object({ pin: Pin, newPin: Pin }),
  reply: Done,
  refusals: ['ERR_INVALID_PIN', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: CARD_RATE,
})

/** For a forgotten PIN, or after too many wrong ones: it also ends the block after wrong attempts. */
export const resetPin = defineCall({
  method: 'POST',
  path: `${root}/ResetPin`,
  audience: 'player',
  summary: 'Replace a forgotten PIN, proved by the password',
  body: Type.Object({ newPin: Pin, password: text(200, 1) }),
  reply: Done,
  refusals: ['ERR_INVALID_PIN', 'ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: CARD_RATE,
})
