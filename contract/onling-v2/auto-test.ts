import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Email, Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { KYC_PROBLEMS, KYC_STATES } from '../states/kyc-states.ts'

/** For automatic tests of the whole product. These calls exist in dev and test only; elsewhere they return 404. */
const root = '/capi/v2-onling/AutoTest'

export const getTime = defineCall({
  method: 'GET',
  path: `${root}/GetTime`,
  audience: 'test',
  summary: 'Present time of the installation',
  query: Type.Object({}),
  reply: Type.Object({ now: Instant }),
  refusals: [],
})

/**
 * Moves the clock of the installation, in every process, to an instant, from which it runs on: not before the true time, and at
 * most a year ahead. Null restores the true time: what was done in between then lies in the future. Partners and jobs scheduled by
 * time of day keep the true time; codes of a staff authenticator are checked by the moved one.
 */
export const setTime = defineCall({
  method: 'POST',
  path: `${root}/SetTime`,
  audience: 'test',
  summary: 'Advance the clock of the installation',
  body: Type.Object({ now: Type.Union([Instant, Type.Null()]) }),
  reply: Type.Object({ now: Instant, shiftMs: Type.Integer() }),
  refusals: ['ERR_INVALID_CONTRACT'],
})

const Definition = Type.Object({ kind: Type.Enum(['bonus']), definitionId: Uuid, name: Type.String() })

/**
 * Removes definitions of bonuses made by tests, and their offers; a test gives its definitions names with a common prefix.
 * Definitions that a player has used with money are kept and listed in the reply.
 */
export const deleteDefinitions = defineCall({
  method: 'POST',
  path: `${root}/DeleteDefinitions`,
  audience: 'test',
  summary: 'Remove definitions created by a test',
  body: Type.Object({ nameStart: text(100, 3) }),
  reply: Type.Object({ deleted: Type.Array(Definition), kept: Type.Array(Definition) }),
  refusals: [],
})

/** Creates a player who can sign in at once. Fields that are not sent are generated, different each time. */
export const generatePlayer = defineCall({
  method: 'POST',
  path: `${root}/GeneratePlayer`,
  audience: 'test',
  summary: 'Create a player for tests',
  body: Type.Object({
    email: Type.Optional(Email),
    password: Type.Optional(text(200, 10)),
    firstName: Type.Optional(text(100, 1)),
    surname: Type.Optional(text(100, 1)),
    birthDate: Type.Optional(Type.String({ format: 'date', maxLength: 10 })),
  }),
  reply: Type.Object({ playerId: PlayerId, email: Email, password: Type.String() }),
  refusals: ['ERR_EMAIL_ALREADY_USED'],
})

/** The content of the last message to a contact: the code, or the token of the link. */
export const getActionToken = defineCall({
  method: 'POST',
  path: `${root}/GetActionToken`,
  audience: 'test',
  summary: 'Code or token of the last message to an e-mail or phone',
  body: Type.Object({ contact: text(254, 3) }),
  reply: Type.Object({
    template: Type.String(),
    code: Type.Union([Type.String(), Type.Null()]),
    token: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: ['ERR_TOKEN_INVALID'],
})

/**
 * Ends a check of a player as a partner would: the newest one that can end so, or a new one. The player is verified as registered,
 * so the check may still be rejected, for example for age.
 */
export const setKycResult = defineCall({
  method: 'POST',
  path: `${root}/SetKycResult`,
  audience: 'test',
  summary: 'End a check of a player’s identity',
  body: Type.Object({
    playerId: PlayerId,
    result: Type.Enum(['verified', 'uncertain', 'rejected']),
    /** Why it was rejected; by default the partner rejected it. */
    problem: Type.Optional(Type.Enum([...KYC_PROBLEMS])),
  }),
  reply: Type.Object({
    verificationId: Uuid,
    state: Type.Enum([...KYC_STATES]),
    problem: Type.Union([Type.Enum([...KYC_PROBLEMS]), Type.Null()]),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
