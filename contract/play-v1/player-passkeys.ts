import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { PlayerSignedIn } from '../onling-v2/player.ts'
import { Done, Instant, text, Uuid } from '../shapes/fields.ts'

/** Passkeys of players (decision 0169): a sign-in besides passwords and codes. Not in the specification, under one root. */
const root = '/capi/PlayerAccount/v1/Passkey'
const RATE = 30
const password = text(200, 1)
/** The JSON of WebAuthn: PublicKeyCredential…OptionsJSON and …ResponseJSON. */
const Json = Type.Record(Type.String(), Type.Unknown())
/** A browser's response: its credential id is base64url of at most 1,023 bytes; the rest is validated by the library. */
const Answer = Type.Object(
  { id: Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 1400 }) },
  { additionalProperties: true },
)

/** No account is named: the browser offers its passkeys for this site. Reveals nothing about existing accounts. */
export const beginPasskeyLogin = defineCall({
  method: 'POST',
  path: `${root}/BeginLogin`,
  audience: 'any',
  summary: 'What the browser is asked with at a sign-in by passkey',
  body: Type.Object({}),
  reply: Type.Object({ requestId: Uuid, options: Json }),
  refusals: [],
  ratePerMinute: RATE,
})

/** The browser's response, once and within five minutes. */
export const loginByPasskey = defineCall({
  method: 'POST',
  path: `${root}/Login`,
  shutdownPart: 'signIn',
  audience: 'any',
  summary: 'Player sign-in by passkey',
  body: Type.Object({ requestId: Uuid, answer: Answer }),
  reply: PlayerSignedIn,
  refusals: [
    'ERR_PASSKEY_NOT_ACCEPTED',
    'ERR_TOO_MANY_BAD_ATTEMPTS',
    'ERR_ACCOUNT_LOCKED',
    'ERR_OTHER_SESSION_IS_ACTIVE',
    'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
    'ERR_LIMIT_REACHED_LOGONCOUNTMONTH',
    'ERR_LIMIT_REACHED_LOGONDURATION',
  ],
  ratePerMinute: RATE,
})

export const listOwnPasskeys = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'player',
  summary: 'Own passkeys, the oldest first',
  query: Type.Object({}),
  reply: Type.Object({
    passkeys: Type.Array(
      Type.Object({
        passkeyId: Type.String(),
        name: Type.String(),
        madeAt: Instant,
        lastUsedAt: Type.Union([Instant, Type.Null()]),
        /** Synced to other devices by the passkey's provider. */
        isBackedUp: Type.Boolean(),
      }),
    ),
  }),
  refusals: [],
})

/** Requires the password, so that a session left open cannot add a permanent sign-in. */
export const beginOwnPasskey = defineCall({
  method: 'POST',
  path: `${root}/Begin`,
  audience: 'player',
  summary: 'What the browser is asked with for a new passkey',
  body: Type.Object({ password }),
  reply: Type.Object({ options: Json }),
  /** Not accepted: the maximum number is reached. */
  refusals: ['ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS', 'ERR_PASSKEY_NOT_ACCEPTED'],
  ratePerMinute: RATE,
})

/** The browser's response, within five minutes. The player is notified by a letter. */
export const addOwnPasskey = defineCall({
  method: 'POST',
  path: `${root}/Add`,
  audience: 'player',
  summary: 'Keep a new passkey',
  body: Type.Object({ name: text(60, 1), answer: Answer }),
  reply: Done,
  refusals: ['ERR_PASSKEY_NOT_ACCEPTED'],
  ratePerMinute: RATE,
})

export const removeOwnPasskey = defineCall({
  method: 'POST',
  path: `${root}/Remove`,
  audience: 'player',
  summary: 'Remove a passkey',
  body: Type.Object({ passkeyId: text(1400, 1), password }),
  reply: Done,
  refusals: ['ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS', 'ERR_PASSKEY_NOT_ACCEPTED'],
  ratePerMinute: RATE,
})
