import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Instant, page, PageQuery, text } from '../shapes/fields.ts'
import { SecurityEvent } from '../shapes/security-events.ts'
import { StaffSession } from './staff-members.ts'

/**
 * The own profile of a member of staff: no permission is needed, because it concerns nobody else. Changes that would help a thief
 * of the session ask for the password again. Not in the specification.
 */
const root = '/capi/Play/v1/Backoffice/OwnProfile'
const password = text(200, 1)
const PROOF_REFUSALS = ['ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS'] as const
const PROOF_RATE = 30

export const getOwnProfile = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'staff',
  summary: 'Own factors and open sessions',
  query: Type.Object({}),
  reply: Type.Object({
    code: Type.Boolean(),
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
    recoveryCodes: Type.Integer(),
    sessions: Type.Array(StaffSession),
    /** After so many minutes without a call the session ends; the page locks. */
    idleMinutes: Type.Integer(),
  }),
  refusals: [],
})

export const listOwnSecurityEvents = defineCall({
  method: 'GET',
  path: `${root}/ListSecurityEvents`,
  audience: 'staff',
  summary: 'What happened to the own way in and rights, newest first',
  query: Type.Object({ ...PageQuery }),
  reply: page(SecurityEvent),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/**
 * Long polling: responds as soon as the session or its permissions differ from what the page has seen, and otherwise after the
 * requested time. It also detects an ended session.
 */
export const watchOwnSession = defineCall({
  method: 'GET',
  path: `${root}/Watch`,
  isUnaudited: true,
  audience: 'staff',
  summary: 'Wait until the own session or rights change',
  query: Type.Object({
    waitMs: Type.Integer({ minimum: 1, maximum: 25_000 }),
    /** `mark` of the last response; without it the response comes at once. */
    seen: Type.Optional(text(64, 1)),
  }),
  reply: Type.Object({
    /** Changes whenever the permissions change. */
    mark: Type.String(),
  }),
  refusals: [],
  ratePerMinute: 120,
})

/** Ends every other session. */
export const changeOwnPassword = defineCall({
  method: 'POST',
  path: `${root}/ChangePassword`,
  audience: 'staff',
  summary: 'Change the own password',
  body: Type.Object({ password, newPassword: password }),
  reply: Done,
  refusals: [...PROOF_REFUSALS, 'ERR_PASSWORD_TOO_WEAK'],
  ratePerMinute: PROOF_RATE,
})

export const endOwnStaffSession = defineCall({
  method: 'POST',
  path: `${root}/EndSession`,
  audience: 'staff',
  summary: 'End one of the own sessions',
  body: Type.Object({ sessionId: text(36, 36) }),
  reply: Done,
  refusals: ['ERR_SESSION_NOT_FOUND'],
})

export const beginPasskey = defineCall({
  method: 'POST',
  path: `${root}/BeginPasskey`,
  audience: 'staff',
  summary: 'What the browser is asked with for a new passkey',
  body: Type.Object({ password }),
  /** WebAuthn, PublicKeyCredentialCreationOptionsJSON. */
  reply: Type.Object({ options: Type.Record(Type.String(), Type.Unknown()) }),
  refusals: PROOF_REFUSALS,
  ratePerMinute: PROOF_RATE,
})

/** The browser's response (WebAuthn, RegistrationResponseJSON), within five minutes. */
export const addPasskey = defineCall({
  method: 'POST',
  path: `${root}/AddPasskey`,
  audience: 'staff',
  summary: 'Keep a new passkey',
  body: Type.Object({ name: text(60, 1), answer: Type.Record(Type.String(), Type.Unknown()) }),
  reply: Done,
  refusals: ['ERR_PASSKEY_NOT_ACCEPTED'],
  ratePerMinute: PROOF_RATE,
})

/** The last second factor cannot be removed. */
export const removeOwnPasskey = defineCall({
  method: 'POST',
  path: `${root}/RemovePasskey`,
  audience: 'staff',
  summary: 'Remove a passkey',
  body: Type.Object({ passkeyId: text(400, 1), password }),
  reply: Done,
  refusals: [...PROOF_REFUSALS, 'ERR_PASSKEY_NOT_ACCEPTED', 'ERR_LAST_FACTOR'],
  ratePerMinute: PROOF_RATE,
})

/** A new authenticator app; the present one stays valid until the first code of the new one. */
export const beginAuthenticator = defineCall({
  method: 'POST',
  path: `${root}/BeginAuthenticator`,
  audience: 'staff',
  summary: 'What a new authenticator app has to learn',
  body: Type.Object({ password }),
  reply: Type.Object({ secret: Type.String(), uri: Type.String() }),
  refusals: PROOF_REFUSALS,
  ratePerMinute: PROOF_RATE,
})

export const setAuthenticator = defineCall({
  method: 'POST',
  path: `${root}/SetAuthenticator`,
  audience: 'staff',
  summary: 'Take a new authenticator app into use by its first code',
  body: Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  reply: Done,
  refusals: ['ERR_INVALID_SECURITY_CODE', 'ERR_TOO_MANY_BAD_ATTEMPTS', 'ERR_TOKEN_INVALID'],
  ratePerMinute: PROOF_RATE,
})

/** Shown only once; earlier codes become invalid. */
export const makeOwnRecoveryCodes = defineCall({
  method: 'POST',
  path: `${root}/MakeRecoveryCodes`,
  audience: 'staff',
  summary: 'New recovery codes',
  body: Type.Object({ password }),
  reply: Type.Object({ codes: Type.Array(Type.String()) }),
  refusals: PROOF_REFUSALS,
  ratePerMinute: PROOF_RATE,
})
