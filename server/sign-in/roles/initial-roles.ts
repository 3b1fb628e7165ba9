import { ROLES, type Permission, type Role } from '#contract/permissions.ts'
import type { Audience } from '../staff/staff-audiences.ts'

/** Services that a role opens in a new installation beside the two that every member of staff works in. */
const AUDIENCES: Readonly<Partial<Record<Role, readonly Audience[]>>> = {
  risk: ['machine-learning'],
  games: ['jackpots'],
  auditor: ['jackpots'],
  operations: ['jackpots', 'machine-learning'],
  administrator: ['jackpots', 'machine-learning'],
}

export type InitialRole = {
  readonly key: Role
  readonly permissions: readonly Permission[]
  readonly audiences: readonly Audience[]
}

/** The roles that a new installation begins with; from then on they are the operator's own. */
export function initialRoles(): InitialRole[] {
  return (Object.keys(ROLES) as Role[]).map((key) => ({
    key,
    permissions: ROLES[key],
    audiences: AUDIENCES[key] ?? [],
  }))
}
