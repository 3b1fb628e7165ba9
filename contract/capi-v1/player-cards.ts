import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, PlayerId, text } from '../shapes/fields.ts'
import { BlockCardReason, CardNumber, PlayerCardOfVenue, whichCard } from '../shapes/player-cards.ts'
import { Pin } from '../onling-v2/player-pin.ts'

/** Cards of players, for land-based systems. ERR_INVALID_CONTRACT: not exactly one of the two ways to name a card. */
const root = '/capi/Evidence/v1/PlayerCards'
const explanation = Type.Optional(text(2000))

export const lockCardAtVenue = defineCall({
  method: 'POST',
  path: `${root}/Lock`,
  audience: 'internal',
  scope: 'cards.change',
  summary: 'Lock a card and end sessions opened with it',
  body: Type.Object({ ...whichCard, reason: BlockCardReason, explanation }),
  reply: PlayerCardOfVenue,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_STATE_CHANGED', 'ERR_INVALID_CONTRACT'],
})

export const unlockCardAtVenue = defineCall({
  method: 'POST',
  path: `${root}/Unlock`,
  audience: 'internal',
  scope: 'cards.change',
  summary: 'Unlock a card',
  body: Type.Object({ ...whichCard, explanation }),
  reply: PlayerCardOfVenue,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_STATE_CHANGED', 'ERR_INVALID_CONTRACT'],
})

export const removeCardAtVenue = defineCall({
  method: 'POST',
  path: `${root}/Remove`,
  audience: 'internal',
  scope: 'cards.change',
  summary: 'Remove a card from its player and end sessions opened with it',
  body: Type.Object({ ...whichCard, reason: BlockCardReason, explanation }),
  reply: PlayerCardOfVenue,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_STATE_CHANGED', 'ERR_INVALID_CONTRACT'],
})

export const getCardState = defineCall({
  method: 'POST',
  path: `${root}/GetState`,
  audience: 'internal',
  scope: 'cards.read',
  summary: 'State and holder of a card',
  isReading: true,
  body: Type.Object({ ...whichCard }),
  reply: PlayerCardOfVenue,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_INVALID_CONTRACT'],
})

export const listCardsAtVenue = defineCall({
  method: 'POST',
  path: `${root}/List`,
  audience: 'internal',
  scope: 'cards.read',
  summary: 'Cards of a player, including removed ones, newest first',
  isReading: true,
  body: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({ cards: Type.Array(PlayerCardOfVenue) }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** ERR_INVALID_PIN both for a wrong PIN and for a card that nobody holds. */
export const changePinAtVenue = defineCall({
  method: 'POST',
  path: `${root}/ChangePin`,
  audience: 'internal',
  scope: 'cards.change',
  summary: 'Change the PIN of a card’s player; requires the card and the present PIN',
  body: Type.Object({ cardNumber: CardNumber, pin: Pin, newPin: Pin }),
  reply: Done,
  refusals: ['ERR_INVALID_PIN', 'ERR_INVALID_CARD_ID', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
})
