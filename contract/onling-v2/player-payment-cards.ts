import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { deposit } from '../capi-v1.1/funds.ts'
import { Instant, Uuid } from '../shapes/fields.ts'
import { CARD_STATES } from '../states/card-states.ts'

/** A card stored by a gateway. We never receive its number, only the last digits that the gateway shows. */
export const StoredCard = Type.Object({
  cardId: Uuid,
  gateway: Type.String(),
  state: Type.Enum([...CARD_STATES]),
  lastDigits: Type.Union([Type.String(), Type.Null()]),
  expires: Type.Union([Type.String(), Type.Null()]),
  registeredAt: Instant,
  /** The deposit by which it was stored. */
  paymentId: Uuid,
})

const { amount, gateway, idempotencyKey, returnPath } = deposit.body.properties

/** Starts a deposit by a new card that the gateway stores. The card is available once the deposit has settled. */
export const register = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerPaymentCards/Register',
  shutdownPart: 'deposits',
  audience: 'player',
  summary: 'Deposit by a new card and store it at the gateway',
  body: Type.Object({ amount, gateway, idempotencyKey, returnPath }),
  reply: deposit.reply,
  refusals: deposit.refusals,
})

const CardIdBody = Type.Object({ cardId: Uuid })

/** Asks the gateway whether the card can still be charged. ERR_STATE_CHANGED when it is already verified, or removed. */
export const verify = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerPaymentCards/Verify',
  audience: 'player',
  summary: 'Query the gateway whether a stored card can be charged',
  body: CardIdBody,
  reply: StoredCard,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_STATE_CHANGED', 'ERR_GATEWAY_UNAVAILABLE'],
})

/** From now on the card can be charged by one click. */
export const activate = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerPaymentCards/Activate',
  audience: 'player',
  summary: 'Allow one-click payments with a verified card',
  body: CardIdBody,
  reply: StoredCard,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_STATE_CHANGED'],
})

/** Removes a card. It can no longer be charged. */
export const deregister = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerPaymentCards/Deregister',
  audience: 'player',
  summary: 'Delete a stored card',
  body: CardIdBody,
  reply: StoredCard,
  refusals: ['ERR_INVALID_CARD_ID', 'ERR_STATE_CHANGED'],
})

export const get = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/PlayerPaymentCards/Get',
  audience: 'player',
  summary: 'One stored card',
  query: CardIdBody,
  reply: StoredCard,
  refusals: ['ERR_INVALID_CARD_ID'],
})

/** Cards that were not removed, newest first. */
export const list = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/PlayerPaymentCards/List',
  audience: 'player',
  summary: 'Stored cards of the player',
  query: Type.Object({}),
  reply: Type.Object({ cards: Type.Array(StoredCard) }),
  refusals: [],
})
