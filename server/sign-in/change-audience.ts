import type { Static } from 'typebox'
import { assert, refuse, type StaffCaller } from '#server/kernel/index.ts'
import type { StaffTokens } from '#contract/shapes/staff.ts'
import type { SignInNeeds } from './needs.ts'
import { issueStaffToken } from './open-staff-session.ts'
import { audiencesOf, type Audience } from './staff-roles.ts'
import { findStaffById } from './staff.queries.ts'

/** A token of the same session for another service. Refuses ERR_AUDIENCE_NOT_GRANTED when no role of the person opens it. */
export async function changeAudience(
  { db, clock }: Pick<SignInNeeds, 'db' | 'clock'>,
  caller: StaffCaller,
  audience: Audience,
): Promise<Static<typeof StaffTokens>> {
  const staff = await findStaffById(db, caller.userId)
  assert(staff, 'A staff session belongs to a member of staff.')
  if (!audiencesOf(staff.roles).includes(audience)) return refuse('ERR_AUDIENCE_NOT_GRANTED', { audience })
  const { sessionId: id, idleEndsAt, absoluteEndsAt } = caller
  return issueStaffToken(db, staff, { id, idleEndsAt, absoluteEndsAt }, audience, clock.now())
}
