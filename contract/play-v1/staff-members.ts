import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { securityList } from '../lists/security.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS, ApprovalAction, POLICY_NEEDS } from '../shapes/approvals.ts'
import { Done, Email, Instant, page, text, Uuid } from '../shapes/fields.ts'
import { CeilingMinor, Grant, RoleKey } from '../shapes/rights.ts'
import { SECURITY_EVENT_KINDS, SecurityEvent } from '../shapes/security-events.ts'
import { Permission } from '../shapes/staff.ts'

/** Members of staff: their data, invitation and deactivation, and their permissions. Not in the specification. */
const root = '/capi/Play/v1/Backoffice/Staff'
const userId = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })
const explanation = text(2000, 5)

/** Where no letter is sent, the person who requested the link hands it over; it is shown only once. */
const Link = Type.Object({ url: Type.Union([Type.String(), Type.Null()]), expiresAt: Instant })

/** Creates a member of staff without roles, and sends them a link to choose a password. Roles are requested by Roles/Give. */
export const inviteStaff = defineCall({
  method: 'POST',
  path: `${root}/Invite`,
  audience: 'staff',
  permission: 'staff.manage',
  summary: 'Invite a member of staff by a one-time link',
  body: Type.Object({
    email: Email,
    name: text(80, 2),
    language: Type.Enum(['cs', 'sk', 'en']),
    explanation,
  }),
  reply: Type.Object({ userId: Type.Integer(), link: Link }),
  refusals: ['ERR_EMAIL_ALREADY_USED'],
})

/** A new link to choose a password; the old one becomes invalid at once. `everything` removes the second factors too. */
export const resetStaff = defineCall({
  method: 'POST',
  path: `${root}/Reset`,
  audience: 'staff',
  permission: 'staff.manage',
  summary: 'Reset the sign-in of a member of staff',
  body: Type.Object({ userId, what: Type.Enum(['password', 'everything']), explanation }),
  reply: Type.Object({ link: Link }),
  refusals: ['ERR_STAFF_NOT_FOUND', 'ERR_OWN_RIGHTS', 'ERR_ACCOUNT_LOCKED'],
})

const change = (name: string, summary: string) =>
  defineCall({
    method: 'POST',
    path: `${root}/${name}`,
    audience: 'staff',
    permission: 'staff.manage',
    summary,
    body: Type.Object({ userId, explanation }),
    reply: Done,
    refusals: ['ERR_STAFF_NOT_FOUND', 'ERR_OWN_RIGHTS', 'ERR_STATE_CHANGED'],
  })

/** At once, in every process and page: sessions and roles end, links become invalid. */
export const deactivateStaff = change('Deactivate', 'Deactivate a member of staff')
/** Restores no role. */
export const activateStaff = change('Activate', 'Activate a member of staff again, without roles')

/** Ends the block after bad sign-in attempts at once. */
export const unlockStaff = defineCall({
  method: 'POST',
  path: `${root}/Unlock`,
  audience: 'staff',
  permission: 'staff.manage',
  summary: 'Unblock the sign-in of a member of staff after bad attempts',
  body: Type.Object({ userId, explanation }),
  reply: Done,
  refusals: ['ERR_STAFF_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const endStaffSessions = defineCall({
  method: 'POST',
  path: `${root}/EndSessions`,
  audience: 'staff',
  permission: 'staff.manage',
  summary: 'End one session or all sessions of a member of staff',
  body: Type.Object({ userId, sessionId: Type.Optional(text(36, 36)), explanation }),
  reply: Done,
  refusals: ['ERR_STAFF_NOT_FOUND', 'ERR_SESSION_NOT_FOUND'],
})

/** A session of staff with its place and device. */
export const StaffSession = Type.Object({
  sessionId: Type.String(),
  openedAt: Instant,
  lastSeenAt: Instant,
  client: Type.String(),
  source: Type.String(),
  isCurrent: Type.Boolean(),
})

/** A permission now, since when it is held by the present roles, and which these are. */
const Right = Type.Object({
  permission: Permission,
  ceilingMinor: Type.Union([CeilingMinor, Type.Null()]),
  since: Instant,
  roles: Type.Array(Type.String()),
})

export const getStaff = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'staff',
  permission: 'staff.read',
  summary: 'One member of staff: roles, permissions, factors and sessions',
  query: Type.Object({ userId }),
  reply: Type.Object({
    userId: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    isActive: Type.Boolean(),
    hasJoined: Type.Boolean(),
    lastSignInAt: Type.Union([Instant, Type.Null()]),
    deactivatedAt: Type.Union([Instant, Type.Null()]),
    /** Expiry of a link that was not used yet; null without one. */
    linkOpenUntil: Type.Union([Instant, Type.Null()]),
    /** End of the block after bad sign-in attempts; null without one. */
    blockedUntil: Type.Union([Instant, Type.Null()]),
    factors: Type.Object({ code: Type.Boolean(), passkeys: Type.Integer(), recoveryCodes: Type.Integer() }),
    grants: Type.Array(Grant),
    rights: Type.Array(Right),
    sessions: Type.Array(StaffSession),
  }),
  refusals: ['ERR_STAFF_NOT_FOUND'],
})

/** Who holds the permission, now or at another instant; `amountMinor` leaves out people with a lower ceiling. */
export const whoCan = defineCall({
  method: 'GET',
  path: `${root}/WhoCan`,
  audience: 'staff',
  permission: 'staff.read',
  summary: 'Staff with a permission, and the roles that give it',
  query: Type.Object({
    permission: Permission,
    at: Type.Optional(Instant),
    amountMinor: Type.Optional(CeilingMinor),
  }),
  reply: Type.Object({
    at: Instant,
    people: Type.Array(
      Type.Object({
        userId: Type.Integer(),
        name: Type.String(),
        roles: Type.Array(Type.String()),
        ceilingMinor: Type.Union([CeilingMinor, Type.Null()]),
        since: Instant,
        /** What the policy of that instant requires from them for each action of the permission, at the amount, without a warning. */
        actions: Type.Array(
          Type.Object({
            action: ApprovalAction,
            needs: Type.Enum([...POLICY_NEEDS]),
            /** Permissions that the second person would need besides. */
            permissions: Type.Array(Type.String()),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
})

export const listSecurityEvents = defineCall({
  method: 'GET',
  path: `${root}/ListSecurityEvents`,
  audience: 'staff',
  permission: 'security.read',
  summary: 'Security log of staff, newest first',
  query: Type.Object({
    ...listQuery(securityList),
    kind: Type.Optional(Type.Enum([...SECURITY_EVENT_KINDS])),
  }),
  reply: page(SecurityEvent),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

const Dated = Type.Object({ role: RoleKey, userId, explanation })

/** A second person signs it; only the second administrator is created by the first one alone. Nobody can give themselves a role. */
export const giveRole = defineCall({
  method: 'POST',
  path: `${root}/GiveRole`,
  audience: 'staff',
  permission: 'roles.manage',
  summary: 'Give somebody a role with a beginning and an end',
  body: Type.Object({
    ...Dated.properties,
    validFrom: Type.Optional(Instant),
    validUntil: Type.Optional(Instant),
    /** The venues to which it is limited: only for roles of venue staff, which are given for some (`VENUE_ROLES`). Absent: everywhere. */
    venues: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: 200, uniqueItems: true })),
    /** Lower than the role's own. */
    ceilings: Type.Optional(
      Type.Array(Type.Object({ permission: Permission, ceilingMinor: CeilingMinor }), { maxItems: 100 }),
    ),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Done,
  refusals: [
    ...APPROVAL_REFUSALS,
    'ERR_STAFF_NOT_FOUND',
    'ERR_ROLE_NOT_FOUND',
    'ERR_ROLE_NOT_VALID',
    'ERR_OWN_RIGHTS',
    'ERR_STATE_CHANGED',
  ],
})

/** Takes effect when the second person signs. To end everything at once, deactivate the person. */
export const endRole = defineCall({
  method: 'POST',
  path: `${root}/EndRole`,
  audience: 'staff',
  permission: 'roles.manage',
  summary: 'End somebody’s role before its time',
  body: Type.Object({
    grantId: Grant.properties.grantId,
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Done,
  refusals: [...APPROVAL_REFUSALS, 'ERR_ROLE_NOT_FOUND', 'ERR_OWN_RIGHTS', 'ERR_STATE_CHANGED'],
})
