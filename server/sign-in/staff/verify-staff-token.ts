import type { ReplyOf } from '#contract/call.ts'
import type { verifyToken as call } from '#contract/onling-v2/user.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { staffMemberOf } from './open-staff-session.ts'
import { readRights } from '../roles/read-rights.ts'
import type { Audience } from './staff-audiences.ts'
import { findStaffById } from './staff.queries.ts'

export async function verifyStaffToken(
  needs: Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'market' | 'rules'>,
  { caller, client }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const staff = await findStaffById(needs.db, caller.userId)
  assert(staff, 'A staff session belongs to a member of staff.')
  const { idleMinutes } = await readRights(needs.db, needs, { userId: staff.id, source: client.ip })
  return {
    user: staffMemberOf(staff, caller),
    audience: caller.audience as Audience,
    idleEndsAt: caller.idleEndsAt.toISOString(),
    absoluteEndsAt: caller.absoluteEndsAt.toISOString(),
    idleMinutes: idleMinutes ?? needs.rules.staffSession.idleMinutes,
    closedBy: caller.closedBy ?? null,
    venues: caller.venues?.['places.read']?.slice() ?? null,
    permissionsAtVenues: Object.keys(caller.venues ?? {}),
    venuesOfPermissions: Object.fromEntries(
      Object.entries(caller.venues ?? {}).map(([permission, venues]) => [permission, venues.slice()]),
    ),
  }
}
