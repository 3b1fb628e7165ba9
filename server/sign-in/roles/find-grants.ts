import type { Querier } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findStaffById } from '../staff/staff.queries.ts'
import { rightsOf } from './rights.ts'
import { findLivingRoles } from './roles.queries.ts'

/**
 * What somebody is entitled to at this moment, from the database and wherever they are: hours and networks bind a session, not
 * what was granted. Undefined for who is not known or was deactivated.
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
  const { roles, permissions, ceilings } = rightsOf(anywhere, { at, source: '', timeZone: market.timeZone })
  return { userId, name: staff.name, roles, permissions, ceilings }
}
