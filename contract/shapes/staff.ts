import { Type } from 'typebox'
import { PERMISSIONS } from '../permissions.ts'
import { Instant } from './fields.ts'

/** Back-office services with tokens of their own (player-site §6). */
export const STAFF_AUDIENCES = ['main', 'capi', 'machine-learning', 'jackpots'] as const
export const StaffAudience = Type.Enum([...STAFF_AUDIENCES])

export const Permission = Type.Enum([...PERMISSIONS])

export const StaffMember = Type.Object({
  userId: Type.Integer(),
  email: Type.String(),
  name: Type.String(),
  roles: Type.Array(Type.String()),
  permissions: Type.Array(Permission),
})

/** The response to the first factor of a sign-in: the second factors that the person has set up. */
export const StaffChallenge = Type.Object({
  secondFactor: Type.Union([Type.Literal('required'), Type.Literal('enrol')]),
  challengeToken: Type.String(),
  /** The secret for an authenticator app, where there is no second factor yet. */
  enrolment: Type.Optional(Type.Object({ secret: Type.String(), uri: Type.String() })),
  factors: Type.Object({
    /** The code of an authenticator app. */
    code: Type.Boolean(),
    /** The options of the browser's passkey request (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
    passkey: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
    recoveryCode: Type.Boolean(),
  }),
})

/** `token` is for API clients; browsers get the same session as an HttpOnly cookie and never read it. */
export const StaffTokens = Type.Object({
  token: Type.String(),
  audience: StaffAudience,
  idleEndsAt: Instant,
  absoluteEndsAt: Instant,
  user: StaffMember,
})
