import type { ReplyOf } from '#contract/call.ts'
import type { listRoles as call } from '#contract/play-v1/roles.ts'
import { PERMISSIONS, type Permission } from '#contract/permissions.ts'
import type { Input } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findRoles } from './roles.queries.ts'

/** Roles as they were at an instant. A permission that the product does not know any more is left out: it has no effect. */
export async function listRoles(
  { db, clock, target }: Pick<SignInNeeds, 'db' | 'clock' | 'target'>,
  { query }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const at = query.at === undefined ? clock.now() : new Date(query.at)
  const rows = await findRoles(db, target, at)
  const known = new Set<string>(PERMISSIONS)
  return {
    at: at.toISOString(),
    roles: rows.map((row) => ({
      role: row.key,
      target: row.target,
      version: row.version,
      name: row.name,
      permissions: Object.entries(row.permissions)
        .filter(([permission]) => known.has(permission))
        .map(([permission, ceilingMinor]) => ({ permission: permission as Permission, ceilingMinor })),
      audiences: [...row.audiences],
      idleMinutes: row.idleMinutes,
      networks: [...row.networks],
      hours: row.hours && { ...row.hours, days: [...row.hours.days] },
      validFrom: row.validFrom.toISOString(),
      askedByName: row.askedByName,
      approvedByName: row.approvedByName,
      reason: row.reason,
      holders: row.holders,
    })),
  }
}
