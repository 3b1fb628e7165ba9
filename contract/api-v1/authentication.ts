import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Email, Instant, text } from '../shapes/fields.ts'
import { StaffChallenge, StaffTokens } from '../shapes/staff.ts'
import { StaffAudience } from '../shapes/staff.ts'

const SIGN_IN_RATE = 30

/**
 * Staff sign-in, first factor. Returns a token that only opens the second factor; `secondFactor: 'enrol'` also returns the secret
 * to set up in the person's authenticator.
 */
export const login = defineCall({
  method: 'POST',
  path: '/api/Authentication/v1/Login',
  audience: 'any',
  doors: ['staff'],
  summary: 'Staff sign-in by e-mail and password (first factor)',
  body: Type.Object({ email: Email, password: text(200, 1) }),
  reply: StaffChallenge,
  refusals: ['ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS', 'ERR_ACCOUNT_LOCKED', 'ERR_INVALID_CONTRACT'],
  ratePerMinute: SIGN_IN_RATE,
})

/** Staff sign-in, second factor: the code of the authenticator opens the session. */
export const loginWithOtp = defineCall({
  method: 'POST',
  path: '/api/Authentication/v1/LoginWithOtp',
  audience: 'any',
  doors: ['staff'],
  summary: 'Second factor of a staff sign-in: opens the session with a TOTP code',
  body: Type.Object({ challengeToken: text(200, 20), code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  reply: StaffTokens,
  refusals: [
    'ERR_TOKEN_INVALID',
    'ERR_INVALID_SECURITY_CODE',
    'ERR_TOO_MANY_BAD_ATTEMPTS',
    'ERR_ACCOUNT_LOCKED',
    'ERR_OUTSIDE_WORKING_HOURS',
    'ERR_NETWORK_NOT_ALLOWED',
  ],
  ratePerMinute: SIGN_IN_RATE,
})

/** Whether the token of the request is valid, for whom and until when. Never fails: an invalid token gives `alive: false`. */
export const verifyToken = defineCall({
  method: 'POST',
  path: '/api/Authentication/v1/VerifyToken',
  audience: 'any',
  doors: ['staff', 'internal'],
  summary: 'State of the token in this request',
  reply: Type.Object({
    alive: Type.Boolean(),
    realm: Type.Optional(Type.Enum(['player', 'staff', 'game', 'internal', 'kiosk'])),
    idleEndsAt: Type.Optional(Instant),
    absoluteEndsAt: Type.Optional(Instant),
  }),
  refusals: [],
})

/** Exchanges the token of a staff session for one of another back-office service, if the person's roles grant that audience. */
export const clientTokenChangeAudience = defineCall({
  method: 'POST',
  path: '/api/Authentication/v1/ClientTokenChangeAudience',
  audience: 'any',
  doors: ['staff'],
  summary: 'Token of the same staff session for another audience',
  body: Type.Object({ audience: StaffAudience }),
  reply: StaffTokens,
  refusals: ['ERR_TOKEN_INVALID', 'ERR_AUDIENCE_NOT_GRANTED'],
})

/** Verifies a one-time code of a staff member again (before a dangerous step), without opening a session. */
export const verifyOtp = defineCall({
  method: 'POST',
  path: '/api/Authentication/v1/VerifyOtp',
  audience: 'any',
  doors: ['staff'],
  summary: 'Check a TOTP code of the signed-in staff member',
  body: Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  reply: Type.Object({ valid: Type.Boolean() }),
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: SIGN_IN_RATE,
})
