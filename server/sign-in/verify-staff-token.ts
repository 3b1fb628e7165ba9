import type { ReplyOf } from '#contract/call.ts'
import type { verifyToken as call } from '#contract/onling-v2/user.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import type { SignInNeeds } from './needs.ts'
import { staffMemberOf } from './open-staff-session.ts'
import type { Audience } from './staff-audiences.ts'
import { findStaffById } from './staff.queries.ts'

export async function verifyStaffToken(
  { db }: Pick<SignInNeeds, 'db'>,
  { caller }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const staff = await findStaffById(db, caller.userId)
  assert(staff, 'A staff session belongs to a member of staff.')
  return {
    user: staffMemberOf(staff, caller),
    audience: caller.audience as Audience,
    idleEndsAt: caller.idleEndsAt.toISOString(),
    absoluteEndsAt: caller.absoluteEndsAt.toISOString(),
  }
}
