import type { ReplyOf } from '#contract/call.ts'
import type { logout as call } from '#contract/onling-v2/user.ts'
import type { Input } from '#server/kernel/index.ts'
import { announceEnded } from '../players/end-player-sessions.ts'
import type { SignInNeeds } from '../needs.ts'
import { endStaffSession } from './staff.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'sessions' | 'sendControl' | 'recordStaffEvent'>

/**
 * Ends the session with the tokens of all its audiences. Its cookie stays where it is and opens nothing any more: the
 * response may come late, when the browser already has the cookie of the next sign-in, and would delete that one.
 */
export async function logoutStaff(
  needs: Needs,
  { caller, requestId }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { userId, name: userName, sessionId } = caller
  await needs.db.transaction(async (tx) => {
    await endStaffSession(tx, sessionId, 'signed-out', needs.clock.now())
    await needs.recordStaffEvent(tx, { userId, userName, sessionId, action: 'staff.signed-out', requestId })
  })
  await announceEnded(needs, [sessionId])
  return { done: true }
}
