import type { Querier } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findStaffById } from '../staff/staff.queries.ts'
import { rightsOf } from './rights.ts'
import { findLivingRoles } from './roles.queries.ts'

/**
 * Permissions of somebody now, from the database, regardless of hours and networks, which restrict a session and not
 * the grant. Undefined for an unknown or deactivated person.
 */
export async function findGrants(
  db: Querier,
  { clock, target, market }: Pick<SignInNeeds, 'clock' | 'target' | 'market'>,
  userId: number,
) {
  const staff = await findStaffById(db, userId)
  if (!staff?.isActive) return undefined
  const at = clock.now()
  const held = await findLivingRoles(db, { userIds: [userId], target, at })
  const anywhere = held.map((role) => ({ ...role, hours: null, networks: [] }))
  const { roles, permissions, ceilings, venues } = rightsOf(anywhere, { at, source: '', timeZone: market.timeZone })
  return { userId, name: staff.name, roles, permissions, ceilings, venues }
}
