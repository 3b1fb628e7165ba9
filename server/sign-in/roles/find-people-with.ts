import type { Permission } from '#contract/permissions.ts'
import type { Querier } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findGrantRows, findLivingRoles, type LivingRole } from './roles.queries.ts'

/** Staff who hold a permission now, anywhere or at a venue, regardless of hours and networks, by name. */
export async function findPeopleWith(
  db: Querier,
  { clock, target }: Pick<SignInNeeds, 'clock' | 'target'>,
  permission: Permission,
  venueId?: string,
): Promise<{ readonly userId: number; readonly name: string }[]> {
  const grants = await findGrantRows(db, { userId: null, grantId: null, target })
  const people = new Map(grants.filter(({ isActive }) => isActive).map(({ userId, userName }) => [userId, userName]))
  const held = await findLivingRoles(db, { userIds: [...people.keys()], target, at: clock.now() })
  const counts = ({ permissions, venues }: LivingRole) =>
    permission in permissions && (venueId === undefined || venues === null || venues.includes(venueId))
  const holders = new Set(held.filter(counts).map(({ userId }) => userId))
  return [...people]
    .filter(([userId]) => holders.has(userId))
    .map(([userId, name]) => ({ userId, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
