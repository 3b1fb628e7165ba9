import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId, text } from '../shapes/fields.ts'
import { PERSON_CHANGE_REASONS } from '../shapes/person-changes.ts'
import { RegistrationField } from '../shapes/registration.ts'

const internal = '/capi/Internal/v1/Internal'

/** `Player/Update` of a land-based system, by the same rules; it cannot change fields that a check has confirmed. */
export const changePersonData = defineCall({
  method: 'POST',
  path: `${internal}/ChangePersonData`,
  audience: 'internal',
  scope: 'person.change',
  summary: 'Change personal data of a player, with a reason',
  body: Type.Object({
    playerId: PlayerId,
    fields: Type.Array(RegistrationField, { minItems: 1, maxItems: 20 }),
    reason: Type.Enum([...PERSON_CHANGE_REASONS]),
    /** The person who did it at the caller. */
    clerk: text(100, 1),
  }),
  reply: Type.Object({ changedFields: Type.Array(Type.String()) }),
  refusals: [
    // The brand does not let land-based systems change anybody.
    'ERR_METHOD_NOT_AVAILABLE',
    'ERR_PLAYER_NOT_FOUND',
    'ERR_INVALID_CONTRACT',
    'ERR_VERIFIED_FIELD',
    'ERR_PERSON_HAS_ACCOUNT',
  ],
})

/** Whether the person present, with a document in hand, is the one of this account. Returns which fields differ, never our values. */
export const verifyPerson = defineCall({
  method: 'POST',
  path: `${internal}/VerifyPerson`,
  audience: 'internal',
  scope: 'person.verify',
  summary: 'Compare a person with that of an account',
  isReading: true,
  body: Type.Object({
    playerId: PlayerId,
    firstName: text(100, 1),
    surname: text(100, 1),
    birthDate: Type.String({ format: 'date', maxLength: 10 }),
    birthNumber: Type.Optional(text(20)),
  }),
  reply: Type.Object({
    isSamePerson: Type.Boolean(),
    differingFields: Type.Array(Type.Enum(['FirstName', 'Surname', 'BirthDate', 'BirthNumber'])),
    /** Whether a check or staff have verified the person of the account. */
    isIdentityVerified: Type.Boolean(),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
  ratePerMinute: 60,
})

/** Moves the end of a temporary account to a later day. The specification only names the call; its fields are ours. */
export const prolongAccount = defineCall({
  method: 'POST',
  path: `${internal}/ProlongAccount`,
  audience: 'internal',
  scope: 'registration',
  summary: 'Extend the time of a temporary account, up to the legal maximum',
  body: Type.Object({
    playerId: PlayerId,
    until: Instant,
    reason: text(500, 10),
    /** The person who did it at the caller. */
    clerk: text(100, 1),
  }),
  reply: Type.Object({ temporaryUntil: Instant }),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_ACCOUNT_NOT_TEMPORARY', 'ERR_TERM_NOT_LATER', 'ERR_NOT_ALLOWED_BY_LAW'],
})
