import { ROLES, type Permission, type Role } from '#contract/permissions.ts'
import type { Audience } from '../staff/staff-audiences.ts'

/** Services that a role gives access to in a new installation, beside the two of every member of staff. */
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

/** The roles of a new installation; from then on the operator manages them. */
export function initialRoles(): InitialRole[] {
  return (Object.keys(ROLES) as Role[]).map((key) => ({
    key,
    permissions: ROLES[key],
    audiences: AUDIENCES[key] ?? [],
  }))
}
