import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Email, Instant, PageQuery, page, PlayerId, text } from '../shapes/fields.ts'
import { StaffAudience, StaffMember, StaffTokens } from '../shapes/staff.ts'

/** Password and second factor in one request: for the staff of this platform's own back office and for scripts. */
export const login = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/User/Login',
  audience: 'any',
  summary: 'Staff sign-in with password and TOTP code together',
  body: Type.Object({ email: Email, password: text(200, 1), code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  reply: StaffTokens,
  refusals: ['ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS', 'ERR_ACCOUNT_LOCKED', 'ERR_INVALID_CONTRACT'],
  ratePerMinute: 30,
})

export const logout = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/User/Logout',
  audience: 'staff',
  summary: 'Ends this staff session, all audiences',
  body: Type.Object({}),
  reply: Done,
  refusals: [],
})

export const verifyToken = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/User/VerifyToken',
  audience: 'staff',
  summary: 'The staff session is alive: for whom and until when',
  body: Type.Object({}),
  reply: Type.Object({ user: StaffMember, audience: StaffAudience, idleEndsAt: Instant, absoluteEndsAt: Instant }),
  refusals: [],
})

export const changeAudience = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/User/ChangeAudience',
  audience: 'staff',
  summary: 'Token of the same session for another back-office service',
  body: Type.Object({ audience: StaffAudience }),
  reply: StaffTokens,
  refusals: ['ERR_AUDIENCE_NOT_GRANTED'],
})

export const list = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/User/List',
  audience: 'staff',
  permission: 'staff.read',
  summary: 'Staff members with their roles',
  query: Type.Object({ ...PageQuery }),
  reply: page(
    Type.Object({
      userId: Type.Integer(),
      name: Type.String(),
      email: Type.String(),
      roles: Type.Array(Type.String()),
      isActive: Type.Boolean(),
      lastSignInAt: Type.Union([Instant, Type.Null()]),
    }),
  ),
  refusals: [],
})

/** Who did or saw what, newest first. */
export const getAudit = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/UserAudit/Get',
  audience: 'staff',
  permission: 'audit.read',
  summary: 'Audit log of staff actions and looks at personal data',
  query: Type.Object({
    ...PageQuery,
    playerId: Type.Optional(PlayerId),
    userId: Type.Optional(Type.Integer({ minimum: 1 })),
    action: Type.Optional(text(80)),
  }),
  reply: page(
    Type.Object({
      auditId: Type.Integer(),
      at: Instant,
      userId: Type.Integer(),
      userName: Type.String(),
      action: Type.String(),
      playerId: Type.Union([PlayerId, Type.Null()]),
      reason: Type.Union([Type.String(), Type.Null()]),
      explanation: Type.Union([Type.String(), Type.Null()]),
      subject: Type.Union([Type.String(), Type.Null()]),
      requestId: Type.String(),
    }),
  ),
  refusals: [],
})
