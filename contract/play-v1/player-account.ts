import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Email, Instant, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { PlayerSignedIn } from '../onling-v2/player.ts'

/** Calls of the player site that the specification needs but does not name, under one root. */
const root = '/capi/PlayerAccount/v1'

/** Sends a six-digit one-time password. Always the same response, whether the e-mail is known or not. */
export const requestOneTimePassword = defineCall({
  method: 'POST',
  path: `${root}/RequestOneTimePassword`,
  audience: 'any',
  summary: 'Send a one-time password by e-mail',
  body: Type.Object({ email: Email }),
  reply: Done,
  refusals: [],
  ratePerMinute: 10,
})

/** The result of a sign-in by an access token: the session, and the token for the next time where the device is remembered. */
export const RememberedSignedIn = Type.Object({
  ...PlayerSignedIn.properties,
  accessToken: Type.Optional(Type.String()),
  accessTokenExpiresAt: Type.Optional(Instant),
})

/**
 * Signs in by an access token, once. That of a remembered device is replaced by a new one; `isRemembered: false`, for the token of a
 * link, leaves the device as it was.
 */
export const loginByAccessToken = defineCall({
  method: 'POST',
  path: `${root}/LoginByAccessToken`,
  shutdownPart: 'signIn',
  audience: 'any',
  summary: 'Sign in by access token',
  body: Type.Object({ accessToken: text(200, 20), isRemembered: Type.Optional(Type.Boolean()) }),
  reply: RememberedSignedIn,
  refusals: [
    'ERR_TOKEN_INVALID',
    'ERR_TOKEN_EXPIRED',
    'ERR_ACCOUNT_LOCKED',
    'ERR_OTHER_SESSION_IS_ACTIVE',
    'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
    'ERR_LIMIT_REACHED_LOGONCOUNTMONTH',
    'ERR_LIMIT_REACHED_LOGONDURATION',
  ],
  ratePerMinute: 30,
})

/** Creates an access token for the next sign-in on this device. */
export const createAccessToken = defineCall({
  method: 'POST',
  path: `${root}/CreateAccessToken`,
  audience: 'player',
  summary: 'Access token for this device',
  body: Type.Object({}),
  reply: Type.Object({ accessToken: Type.String(), expiresAt: Instant }),
  refusals: [],
})

export const endSession = defineCall({
  method: 'POST',
  path: `${root}/EndSession`,
  audience: 'player',
  summary: 'End one of the player’s sessions',
  body: Type.Object({ sessionId: Uuid }),
  reply: Done,
  refusals: ['ERR_SESSION_NOT_FOUND'],
})

export const endAllSessions = defineCall({
  method: 'POST',
  path: `${root}/EndAllSessions`,
  audience: 'player',
  summary: 'End all sessions of the player, this one included',
  body: Type.Object({}),
  reply: Done,
  refusals: [],
})

/** The data of the page header: balance, start of the session, net result since. */
export const getHeader = defineCall({
  method: 'GET',
  path: `${root}/GetHeader`,
  audience: 'player',
  summary: 'Balance, session time and net result',
  query: Type.Object({}),
  reply: Type.Object({ balance: Money, sessionStartedAt: Instant, netResult: Money, serverTime: Instant }),
  refusals: [],
})
