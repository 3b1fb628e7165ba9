import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, text } from '../shapes/fields.ts'
import { StaffChallenge, StaffTokens } from '../shapes/staff.ts'

/** Ways for staff to sign in besides those of the specification: one-time links, passkeys, recovery codes. */
const root = '/capi/Play/v1/Backoffice/SignIn'
const SIGN_IN_RATE = 30
const token = text(200, 20)

/** The purpose and the person of a link: first administrator, invitation, or reset. Reading does not use it up. */
export const readLink = defineCall({
  method: 'POST',
  path: `${root}/ReadLink`,
  audience: 'any',
  doors: ['staff'],
  summary: 'The member of staff for whom a one-time link is',
  body: Type.Object({ token }),
  reply: Type.Object({
    name: Type.String(),
    email: Type.String(),
    purpose: Type.Enum(['first', 'invitation', 'reset']),
    expiresAt: Instant,
  }),
  refusals: ['ERR_TOKEN_INVALID'],
  ratePerMinute: SIGN_IN_RATE,
})

/** Sets the password and uses the link up; the second factor follows as at a sign-in. */
export const useLink = defineCall({
  method: 'POST',
  path: `${root}/UseLink`,
  audience: 'any',
  doors: ['staff'],
  summary: 'Set a password by a one-time link of staff',
  body: Type.Object({ token, password: text(200, 1) }),
  reply: StaffChallenge,
  refusals: ['ERR_TOKEN_INVALID', 'ERR_PASSWORD_TOO_WEAK'],
  ratePerMinute: SIGN_IN_RATE,
})

const SECOND_FACTOR_REFUSALS = [
  'ERR_TOKEN_INVALID',
  'ERR_TOO_MANY_BAD_ATTEMPTS',
  'ERR_ACCOUNT_LOCKED',
  'ERR_OUTSIDE_WORKING_HOURS',
  'ERR_NETWORK_NOT_ALLOWED',
] as const

/** The browser's response to the options of the first factor (WebAuthn, AuthenticationResponseJSON). */
export const loginWithPasskey = defineCall({
  method: 'POST',
  path: `${root}/WithPasskey`,
  audience: 'any',
  doors: ['staff'],
  summary: 'Second factor of a staff sign-in: opens the session with a passkey',
  body: Type.Object({ challengeToken: token, answer: Type.Record(Type.String(), Type.Unknown()) }),
  reply: StaffTokens,
  refusals: [...SECOND_FACTOR_REFUSALS, 'ERR_PASSKEY_NOT_ACCEPTED'],
  ratePerMinute: SIGN_IN_RATE,
})

/** Each code is valid once. */
export const loginWithRecoveryCode = defineCall({
  method: 'POST',
  path: `${root}/WithRecoveryCode`,
  audience: 'any',
  doors: ['staff'],
  summary: 'Second factor of a staff sign-in: opens the session with a recovery code',
  body: Type.Object({ challengeToken: token, code: text(40, 8) }),
  reply: StaffTokens,
  refusals: [...SECOND_FACTOR_REFUSALS, 'ERR_INVALID_SECURITY_CODE'],
  ratePerMinute: SIGN_IN_RATE,
})
