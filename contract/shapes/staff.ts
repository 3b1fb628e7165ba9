import { Type } from 'typebox'
import { PERMISSIONS } from '../permissions.ts'
import { Instant } from './fields.ts'

/** Back-office services with tokens of their own (player-site.md §6). */
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

/** `token` is for API clients; browsers get the same session as an HttpOnly cookie and never read it. */
export const StaffTokens = Type.Object({
  token: Type.String(),
  audience: StaffAudience,
  idleEndsAt: Instant,
  absoluteEndsAt: Instant,
  user: StaffMember,
})
