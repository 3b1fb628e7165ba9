import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, Instant, text } from '../shapes/fields.ts'
import { roleFields, RoleKey } from '../shapes/rights.ts'

/** Roles as data. Ours. */
const root = '/capi/Play/v1/Backoffice/Roles'

const Role = Type.Object({
  role: RoleKey,
  /** Null: for every brand of the operator. */
  target: Type.Union([Type.String(), Type.Null()]),
  version: Type.Integer(),
  ...roleFields,
  validFrom: Instant,
  askedByName: Type.Union([Type.String(), Type.Null()]),
  approvedByName: Type.Union([Type.String(), Type.Null()]),
  reason: Type.String(),
  /** Number of its holders at that instant. */
  holders: Type.Integer(),
})

/** Each role in its version at an instant. */
export const listRoles = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'staff',
  permission: 'staff.read',
  summary: 'Roles with their permissions, now or at another instant',
  query: Type.Object({ at: Type.Optional(Instant) }),
  reply: Type.Object({ at: Instant, roles: Type.Array(Role) }),
  refusals: [],
})

/** A new version of a role, or a new role; a second person signs it. Neither of the two may gain a permission by it. */
export const changeRole = defineCall({
  method: 'POST',
  path: `${root}/Change`,
  audience: 'staff',
  permission: 'roles.manage',
  summary: 'Change the permissions of a role',
  body: Type.Object({
    role: RoleKey,
    ...roleFields,
    /** For a new role: it applies to every brand of the operator, not only to this one. This cannot be changed later. */
    forEveryBrand: Type.Optional(Type.Boolean()),
    explanation: text(2000, 5),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Done,
  refusals: [...APPROVAL_REFUSALS, 'ERR_ROLE_NOT_VALID', 'ERR_OWN_RIGHTS', 'ERR_STATE_CHANGED'],
})
