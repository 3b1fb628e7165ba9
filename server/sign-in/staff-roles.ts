import type { Static } from 'typebox'
import { ROLES, type Permission, type Role } from '#contract/permissions.ts'
import type { StaffAudience } from '#contract/shapes/staff.ts'

export type Audience = Static<typeof StaffAudience>

/** Back-office services that a role opens beside the two that every member of staff works in. */
const AUDIENCES_OF_ROLE: Readonly<Record<Role, readonly Audience[]>> = {
  support: [],
  risk: ['machine-learning'],
  payments: [],
  documents: [],
  privacy: [],
  games: ['jackpots'],
  auditor: ['jackpots'],
  operations: ['jackpots', 'machine-learning'],
  administrator: ['jackpots', 'machine-learning'],
}

/** A role that is no longer in the contract grants nothing. */
export function permissionsOf(roles: readonly string[]): Permission[] {
  return [...new Set(roles.filter(isRole).flatMap((role): readonly Permission[] => ROLES[role]))]
}

export function audiencesOf(roles: readonly string[]): Audience[] {
  return [...new Set(['main', 'capi', ...roles.filter(isRole).flatMap((role) => AUDIENCES_OF_ROLE[role])] as const)]
}

function isRole(role: string): role is Role {
  return Object.hasOwn(ROLES, role)
}
