import type { ReplyOf } from '#contract/call.ts'
import type { list as call } from '#contract/onling-v2/user.ts'
import { pageLimit, pageOf, type Input } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findLivingRoles } from '../roles/roles.queries.ts'
import { findStaffPage } from './staff.queries.ts'

export async function listStaff(
  { db, clock, target }: Pick<SignInNeeds, 'db' | 'clock' | 'target'>,
  { query }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const limit = pageLimit(query.limit)
  const after = /^\d{1,15}$/.test(query.cursor ?? '') ? Number(query.cursor) : 0
  const page = pageOf(await findStaffPage(db, after, limit + 1), limit, ({ id }) => String(id))
  const userIds = page.rows.map(({ id }) => id)
  const held = await findLivingRoles(db, { userIds, target, at: clock.now() })
  const rows = page.rows.map(({ id, name, email, isActive, passwordHash, lastSignInAt }) => ({
    userId: id,
    name,
    email,
    roles: held.filter(({ userId }) => userId === id).map(({ key }) => key),
    isActive,
    hasJoined: passwordHash !== null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }))
  return { rows, nextCursor: page.nextCursor }
}
