import type { Static } from 'typebox'
import { assert, refuse, type StaffCaller } from '#server/kernel/index.ts'
import type { StaffTokens } from '#contract/shapes/staff.ts'
import type { SignInNeeds } from '../needs.ts'
import { issueStaffToken, staffMemberOf } from './open-staff-session.ts'
import { readRights } from '../roles/read-rights.ts'
import type { Audience } from './staff-audiences.ts'
import { findStaffById } from './staff.queries.ts'

/**
 * A token of the same session for another service. Refuses ERR_AUDIENCE_NOT_GRANTED when no role of the person allows
 * it.
 */
export async function changeAudience(
  needs: Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'market'>,
  { caller, audience, source }: { caller: StaffCaller; audience: Audience; source: string },
): Promise<Static<typeof StaffTokens>> {
  const { db, clock } = needs
  const staff = await findStaffById(db, caller.userId)
  assert(staff, 'A staff session belongs to a member of staff.')
  const rights = await readRights(db, needs, { userId: staff.id, source })
  if (!rights.audiences.includes(audience)) return refuse('ERR_AUDIENCE_NOT_GRANTED', { audience })
  const { sessionId: id, idleEndsAt, absoluteEndsAt } = caller
  const member = staffMemberOf(staff, rights)
  return issueStaffToken(db, member, { id, idleEndsAt, absoluteEndsAt }, audience, clock.now())
}
