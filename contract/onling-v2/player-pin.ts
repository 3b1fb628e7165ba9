import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Instant, text } from '../shapes/fields.ts'

const PIN_RATE = 10

/** Four to six digits, typed at a terminal together with a card. */
export const Pin = Type.String({ pattern: '^[0-9]{4,6}$' })

/** Also resets a forgotten PIN: the password proves the player, the old PIN is not needed. */
export const setPin = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/SetPin',
  audience: 'player',
  summary: 'Set or replace one’s own PIN; requires the password',
  body: Type.Object({ pin: Pin, password: text(200, 1) }),
  reply: Done,
  /** ERR_INVALID_PIN: too easy to guess; the details say why. */
  refusals: ['ERR_INVALID_PIN', 'ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: PIN_RATE,
})

export const verifyPin = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/VerifyPin',
  audience: 'player',
  summary: 'Confirm the player’s identity at the device by the PIN',
  body: Type.Object({ pin: Pin }),
  reply: Done,
  refusals: ['ERR_INVALID_PIN', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: PIN_RATE,
})

export const hasPin = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Player/HasPin',
  audience: 'player',
  summary: 'Whether the player has a PIN, and since when',
  query: Type.Object({}),
  reply: Type.Object({ hasPin: Type.Boolean(), setAt: Type.Union([Instant, Type.Null()]) }),
  refusals: [],
})
