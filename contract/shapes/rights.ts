import { Type, type Static } from 'typebox'
import { Instant, text, Uuid } from './fields.ts'
import { Permission, StaffAudience } from './staff.ts'

export const RoleKey = Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', maxLength: 40 })

/** Minor units of the market's currency. */
export const CeilingMinor = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })

/** A permission in a role; without a ceiling only the policy of approvals limits it. */
export const HeldPermission = Type.Object({
  permission: Permission,
  ceilingMinor: Type.Union([CeilingMinor, Type.Null()]),
})

const Time = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 })

/** In the market's time zone; Monday is 1. An end not after the beginning is on the next day. */
export const WorkingHours = Type.Object({
  days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  from: Time,
  until: Time,
})

/** Fields of a role; the same fields are sent to change it. */
export const roleFields = {
  name: text(60, 1),
  permissions: Type.Array(HeldPermission, { maxItems: 200 }),
  /** Services besides the two that are open to every member of staff. */
  audiences: Type.Array(StaffAudience, { maxItems: 10, uniqueItems: true }),
  /** Idle time after which a session ends; null: the installation's own. */
  idleMinutes: Type.Union([Type.Integer({ minimum: 1, maximum: 60 }), Type.Null()]),
  /** Networks (`10.1.0.0/16`) from which it applies; empty: anywhere. */
  networks: Type.Array(text(60, 3), { maxItems: 50, uniqueItems: true }),
  hours: Type.Union([WorkingHours, Type.Null()]),
}

const Name = Type.Union([Type.String(), Type.Null()])

/** A grant of a role with its beginning, its end and the two people who gave it. Null names: the installation itself. */
export const Grant = Type.Object({
  grantId: Uuid,
  userId: Type.Integer(),
  userName: Type.String(),
  role: RoleKey,
  roleName: Type.String(),
  validFrom: Instant,
  /** Null without an end. */
  validUntil: Type.Union([Instant, Type.Null()]),
  ceilings: Type.Array(Type.Object({ permission: Type.String(), ceilingMinor: Type.Integer() })),
  /** The venues to which it is limited; null: everywhere. */
  venues: Type.Union([Type.Array(Type.Object({ venueId: Uuid, name: Type.String() })), Type.Null()]),
  givenByName: Name,
  approvedByName: Name,
  reason: Type.String(),
  /** The person who ended it before its time. */
  endedByName: Name,
  endReason: Name,
})

export type Grant = Static<typeof Grant>
