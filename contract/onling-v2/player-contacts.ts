import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Email, Instant, PlayerId, text } from '../shapes/fields.ts'

const CODE_RATE = 10
const code = Type.String({ pattern: '^[0-9]{6}$' })
const phone = text(30, 5)
const password = text(200, 1)

/** Where the code was sent (masked), until when it is valid, and when another one can be requested. */
export const CodeSent = Type.Object({ sentTo: Type.String(), expiresAt: Instant, nextAt: Instant })

/** Without `phone` the code goes to the player's own number; with it, to a new number. */
export const sendCodeBySms = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Messaging/SendCodeBySms',
  audience: 'player',
  summary: 'Send a code to verify a phone',
  body: Type.Object({ phone: Type.Optional(phone) }),
  reply: CodeSent,
  refusals: ['ERR_INVALID_CONTRACT', 'ERR_TOO_SOON'],
  ratePerMinute: CODE_RATE,
})

/** Without `email` the code goes to the player's own address; with it, to a new address. */
export const sendCodeByEmail = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Messaging/SendCodeByEmail',
  audience: 'player',
  summary: 'Send a code to verify an e-mail',
  body: Type.Object({ email: Type.Optional(Email) }),
  reply: CodeSent,
  refusals: ['ERR_NO_VALID_EMAIL', 'ERR_EMAIL_ALREADY_USED', 'ERR_TOO_SOON'],
  ratePerMinute: CODE_RATE,
})

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerVerification/VerifyEmail',
  audience: 'player',
  summary: 'Verify one’s own e-mail by the code sent to it',
  body: Type.Object({ code }),
  reply: Done,
  refusals: ['ERR_INVALID_SECURITY_CODE', 'ERR_NO_VALID_EMAIL', 'ERR_EMAIL_ALREADY_USED'],
})

/** The new e-mail is proved by its code, and the player by the password, because the e-mail is used to sign in. */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerVerification/ChangeEmail',
  audience: 'player',
  summary: 'Change one’s own e-mail',
  body: Type.Object({ email: Email, code, password }),
  reply: Done,
  refusals: [
    'ERR_INVALID_SECURITY_CODE',
    'ERR_INVALID_CREDENTIALS',
    'ERR_TOO_MANY_BAD_ATTEMPTS',
    'ERR_EMAIL_ALREADY_USED',
  ],
})

export const verifyPhone = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerVerification/VerifyPhone',
  audience: 'player',
  summary: 'Verify one’s own phone by the code sent to it',
  body: Type.Object({ code }),
  reply: Done,
  refusals: ['ERR_INVALID_SECURITY_CODE', 'ERR_INVALID_CONTRACT'],
})

export const changePhone = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerVerification/ChangePhone',
  audience: 'player',
  summary: 'Change one’s own phone',
  body: Type.Object({ phone, code, password }),
  reply: Done,
  refusals: [
    'ERR_INVALID_SECURITY_CODE',
    'ERR_INVALID_CREDENTIALS',
    'ERR_TOO_MANY_BAD_ATTEMPTS',
    'ERR_INVALID_CONTRACT',
  ],
})

/** For a player without a proved phone; changing a proved one needs the password. */
export const setVerifiedPhone = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/SetVerifiedPhone',
  audience: 'player',
  summary: 'Set the first phone by the code sent to it',
  body: Type.Object({ phone, code }),
  reply: Done,
  refusals: ['ERR_INVALID_SECURITY_CODE', 'ERR_INVALID_CONTRACT', 'ERR_STATE_CHANGED'],
})

export const verifyPassword = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/VerifyPassword',
  audience: 'player',
  summary: 'Confirm the player’s identity at the device by the password',
  body: Type.Object({ password }),
  reply: Done,
  refusals: ['ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: CODE_RATE,
})

const removal = Type.Object({ playerId: PlayerId, explanation: text(2000, 20) })

/** It can no longer be used to sign in, and nothing is sent to it. */
export const removeEmail = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/RemoveEmail',
  audience: 'staff',
  permission: 'players.contacts',
  summary: 'Remove the e-mail of a player',
  body: removal,
  reply: Done,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const removePhone = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/RemovePhone',
  audience: 'staff',
  permission: 'players.contacts',
  summary: 'Remove the phone of a player',
  body: removal,
  reply: Done,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_STATE_CHANGED'],
})
