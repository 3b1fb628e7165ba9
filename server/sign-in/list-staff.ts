import type { ReplyOf } from '#contract/call.ts'
import type { list as call } from '#contract/onling-v2/user.ts'
import { pageLimit, pageOf, type Input } from '#server/kernel/index.ts'
import type { SignInNeeds } from './needs.ts'
import { findStaffPage } from './staff.queries.ts'

export async function listStaff(
  { db }: Pick<SignInNeeds, 'db'>,
  { query }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const limit = pageLimit(query.limit)
  const after = /^\d{1,15}$/.test(query.cursor ?? '') ? Number(query.cursor) : 0
  const page = pageOf(await findStaffPage(db, after, limit + 1), limit, ({ id }) => String(id))
  const rows = page.rows.map(({ id, name, email, roles, isActive, lastSignInAt }) => ({
    userId: id,
    name,
    email,
    roles: [...roles],
    isActive,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }))
  return { rows, nextCursor: page.nextCursor }
}
