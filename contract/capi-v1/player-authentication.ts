import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Email, Instant, PlayerId, text } from '../shapes/fields.ts'
import { CardNumber } from '../shapes/player-cards.ts'
import { PlayerSignedIn } from '../onling-v2/player.ts'
import { Pin } from '../onling-v2/player-pin.ts'

/** Sign-in of players at devices of venues, and by a code. Same sessions, waiting times and limits as on the player site. */
const root = '/capi/Authentication/v1/PlayerAuthentication'
const SIGN_IN_RATE = 30
const LETTER_RATE = 10

/** `login` is the e-mail. */
const login = Email
const password = text(200, 1)

/** A value of GenerateSalt, valid once, so that a recorded message cannot be replayed. ERR_SIGNATURE_ERROR: it is no longer valid. */
const salt = Type.Optional(text(100, 20))

const signInRefusals = [
  'ERR_INVALID_CREDENTIALS',
  'ERR_TOO_MANY_BAD_ATTEMPTS',
  'ERR_SIGNATURE_ERROR',
  'ERR_ACCOUNT_LOCKED',
  'ERR_OTHER_SESSION_IS_ACTIVE',
  'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
  'ERR_LIMIT_REACHED_LOGONCOUNTMONTH',
  'ERR_LIMIT_REACHED_LOGONDURATION',
] as const

export const generateSalt = defineCall({
  method: 'POST',
  path: `${root}/GenerateSalt`,
  audience: 'any',
  summary: 'A salt that makes one sign-in message valid once, for a short time',
  body: Type.Object({}),
  reply: Type.Object({ salt: Type.String(), expiresAt: Instant }),
  refusals: [],
  ratePerMinute: SIGN_IN_RATE,
})

export const loginByPassword = defineCall({
  method: 'POST',
  path: `${root}/ByPassword`,
  audience: 'any',
  summary: 'Player sign-in by e-mail and password at a device',
  body: Type.Object({ login, password, salt }),
  reply: PlayerSignedIn,
  refusals: signInRefusals,
  ratePerMinute: SIGN_IN_RATE,
})

/**
 * The same response for a wrong PIN and for a card that nobody holds; ERR_INVALID_CARD_ID, for a locked card, only after its
 * correct PIN.
 */
export const cardSignInFields = {
  method: 'POST',
  audience: 'any',
  summary: 'Player sign-in by card and PIN',
  body: Type.Object({ cardNumber: CardNumber, pin: Pin, salt }),
  reply: PlayerSignedIn,
  refusals: [...signInRefusals, 'ERR_INVALID_CARD_ID'],
  ratePerMinute: SIGN_IN_RATE,
} as const

export const loginByCardAtDevice = defineCall({ ...cardSignInFields, path: `${root}/ByCard` })

export const loginByAccessCode = defineCall({
  method: 'POST',
  path: `${root}/ByAccessCode`,
  audience: 'any',
  summary: 'Player sign-in by e-mail and the access code sent to it',
  body: Type.Object({ login, accessCode: Type.String({ pattern: '^[0-9]{6}$' }), salt }),
  reply: PlayerSignedIn,
  refusals: signInRefusals,
  ratePerMinute: SIGN_IN_RATE,
})

/** Values of the enumerator AccessCodeModes. */
export const ACCESS_CODE_MODES = ['Sms', 'Email', 'Print'] as const

/** Always the same response, whether or not the e-mail is known and the player has a proved phone. */
export const requestAccessCode = defineCall({
  method: 'POST',
  path: `${root}/RequestAccessCode`,
  audience: 'any',
  summary: 'Send an access code to the player’s e-mail or verified phone',
  body: Type.Object({ login, mode: Type.Enum([...ACCESS_CODE_MODES]) }),
  reply: Done,
  /** For `Print`: codes cannot be printed here. */
  refusals: ['ERR_METHOD_NOT_AVAILABLE'],
  ratePerMinute: LETTER_RATE,
})

export const verifyCardByPin = defineCall({
  method: 'POST',
  path: `${root}/VerifyCardByPIN`,
  audience: 'any',
  summary: 'Check a card and its PIN, without a session',
  body: Type.Object({ cardNumber: CardNumber, pin: Pin, salt }),
  reply: Type.Object({ playerId: PlayerId }),
  refusals: ['ERR_INVALID_PIN', 'ERR_INVALID_CARD_ID', 'ERR_TOO_MANY_BAD_ATTEMPTS', 'ERR_SIGNATURE_ERROR'],
  ratePerMinute: SIGN_IN_RATE,
})

export const verifyLoginByPassword = defineCall({
  method: 'POST',
  path: `${root}/VerifyLoginByPassword`,
  audience: 'any',
  summary: 'Check an e-mail and its password, without a session',
  body: Type.Object({ login, password, salt }),
  reply: Type.Object({ playerId: PlayerId }),
  refusals: ['ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS', 'ERR_SIGNATURE_ERROR'],
  ratePerMinute: SIGN_IN_RATE,
})

/** Always the same response, whether the e-mail is known or not; only a known one gets the letter. */
export const forgotPassword = defineCall({
  method: 'POST',
  path: `${root}/ForgotPassword`,
  audience: 'any',
  summary: 'Send a link for setting a new password',
  body: Type.Object({ login }),
  reply: Done,
  refusals: [],
  ratePerMinute: LETTER_RATE,
})

export const getPlayerId = defineCall({
  method: 'POST',
  path: `${root}/GetPlayerId`,
  audience: 'player',
  summary: 'Number of the signed-in player',
  body: Type.Object({}),
  reply: Type.Object({ playerId: PlayerId }),
  refusals: [],
})
