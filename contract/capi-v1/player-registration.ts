import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { REFUSALS_OF_CREATION } from '../onling-v2/registration.ts'
import { Instant, PlayerId, text } from '../shapes/fields.ts'
import { RegistrationFields } from '../shapes/registration.ts'

const root = '/capi/Evidence/v1/PlayerRegistration'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/**
 * A person becomes a player in a hall, by the same fields and rules as on the web. They choose the password themselves, by a link
 * in a letter to their e-mail.
 */
export const createRegistration = defineCall({
  method: 'POST',
  path: `${root}/Create`,
  audience: 'internal',
  scope: 'registration',
  summary: 'Register a player at a venue',
  body: Type.Object({
    fields: RegistrationFields,
    /** The person who did it at the caller. */
    clerk: text(100, 1),
  }),
  reply: Type.Object({ playerId: PlayerId }),
  refusals: [...REFUSALS_OF_CREATION],
  ratePerMinute: 60,
})

/** The state of a registration. It returns no personal data: a hall verifies the person present by `Internal/VerifyPerson`. */
export const getRegistrationState = defineCall({
  method: 'POST',
  path: `${root}/Get`,
  audience: 'internal',
  scope: 'registration',
  summary: 'State of a player’s registration',
  isReading: true,
  body: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({
    registeredBy: Type.String(),
    consents: Type.Array(Type.Object({ kind: Type.String(), version: Type.String(), givenAt: Instant })),
    emailVerifiedAt: orNull(Instant),
    phoneVerifiedAt: orNull(Instant),
    filledFields: Type.Array(Type.String()),
    missingFields: Type.Array(Type.String()),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** Adds missing fields of a registration or corrects them; fields that a check has confirmed cannot be changed. */
export const changeRegistration = defineCall({
  method: 'POST',
  path: `${root}/Change`,
  audience: 'internal',
  scope: 'registration',
  summary: 'Change the registration of a player',
  body: Type.Object({ playerId: PlayerId, fields: RegistrationFields, clerk: text(100, 1) }),
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
