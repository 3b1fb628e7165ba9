import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { auditList } from '../lists/audit.ts'
import { listQuery } from '../lists/list.ts'
import { staffList } from '../lists/staff.ts'
import { Done, Email, Instant, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { ACTOR_KINDS, AUDIT_OUTCOMES, AuditSubject } from '../shapes/audit.ts'
import { StaffAudience, StaffMember, StaffTokens } from '../shapes/staff.ts'

/** Password and second factor in one request: for this platform's own back office and for scripts. */
export const login = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/User/Login',
  audience: 'any',
  doors: ['staff'],
  summary: 'Staff sign-in with password and TOTP code together',
  body: Type.Object({ email: Email, password: text(200, 1), code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  reply: StaffTokens,
  refusals: [
    'ERR_INVALID_CREDENTIALS',
    'ERR_TOO_MANY_BAD_ATTEMPTS',
    'ERR_ACCOUNT_LOCKED',
    'ERR_INVALID_CONTRACT',
    'ERR_OUTSIDE_WORKING_HOURS',
    'ERR_NETWORK_NOT_ALLOWED',
  ],
  ratePerMinute: 30,
})

export const logout = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/User/Logout',
  audience: 'staff',
  summary: 'End this staff session for all audiences',
  body: Type.Object({}),
  reply: Done,
  refusals: [],
})

export const verifyToken = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/User/VerifyToken',
  isUnaudited: true,
  audience: 'staff',
  summary: 'State and expiry of the staff session',
  body: Type.Object({}),
  reply: Type.Object({
    user: StaffMember,
    audience: StaffAudience,
    idleEndsAt: Instant,
    absoluteEndsAt: Instant,
    /** After this many minutes without input the page locks itself. */
    idleMinutes: Type.Integer(),
    /** Why a holder of roles has no permissions now. */
    closedBy: Type.Union([Type.Literal('working-hours'), Type.Literal('network'), Type.Null()]),
    /** For staff of venues, their venues: others are not visible to them; null: all venues. */
    venues: Type.Union([Type.Array(Uuid), Type.Null()]),
    /** Permissions limited to some venues: figures of the whole brand are not shown for these. */
    permissionsAtVenues: Type.Array(Type.String()),
    /** At which venues each of these counts. An API of a former release does not say it. */
    venuesOfPermissions: Type.Optional(Type.Record(Type.String(), Type.Array(Uuid))),
  }),
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
  query: Type.Object({ ...listQuery(staffList) }),
  reply: page(
    Type.Object({
      userId: Type.Integer(),
      name: Type.String(),
      email: Type.String(),
      roles: Type.Array(Type.String()),
      isActive: Type.Boolean(),
      /** False until the link of an invitation or a reset is used. */
      hasJoined: Type.Boolean(),
      lastSignInAt: Type.Union([Instant, Type.Null()]),
    }),
  ),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

const Outcome = Type.Enum([...AUDIT_OUTCOMES])
const Facts = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])

/** Filters of the log; without any, all lines. */
const AUDIT_FILTER = {
  ...auditList.filters,
  outcome: Type.Optional(Outcome),
  actorKind: Type.Optional(Type.Enum([...ACTOR_KINDS])),
  /** Before this moment. */
  before: Type.Optional(Instant),
  /** Leaves out calls that change nothing. */
  changesOnly: Type.Optional(Type.Boolean()),
}

/** Who did or read what, newest first; refused attempts included. */
export const getAudit = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/UserAudit/Get',
  audience: 'staff',
  permission: 'audit.read',
  summary: 'Audit log of actions of staff and of access to personal data',
  query: Type.Object({ ...listQuery(auditList), ...AUDIT_FILTER }),
  reply: page(
    Type.Object({
      auditId: Type.Integer(),
      at: Instant,
      actorKind: Type.Enum([...ACTOR_KINDS]),
      actorId: Type.String(),
      /** Of a member of staff. */
      userId: Type.Union([Type.Integer(), Type.Null()]),
      userName: Type.String(),
      /** Source address of the request. */
      source: Type.Union([Type.String(), Type.Null()]),
      action: Type.String(),
      outcome: Outcome,
      /** Error code of the refusal. */
      code: Type.Union([Type.String(), Type.Null()]),
      playerId: Type.Union([PlayerId, Type.Null()]),
      reason: Type.Union([Type.String(), Type.Null()]),
      explanation: Type.Union([Type.String(), Type.Null()]),
      /** A text was given, and was erased with the person whom it concerned. */
      areWordsErased: Type.Boolean(),
      subject: Type.Union([Type.String(), Type.Null()]),
      subjects: Type.Array(AuditSubject),
      /** Values before and after, where the reader may see them. */
      change: Type.Union([Type.Object({ before: Facts, after: Facts }), Type.Null()]),
      isChangeHidden: Type.Boolean(),
      /** It was erased with the person whom it concerned. */
      isChangeErased: Type.Boolean(),
      requestId: Type.String(),
    }),
  ),
  refusals: ['ERR_LIST_TOO_WIDE'],
})
