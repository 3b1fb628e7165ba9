import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-members.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { forgiveAttempts } from '../attempts.ts'
import { announceEnded } from '../players/end-player-sessions.ts'
import type { SignInNeeds } from '../needs.ts'
import { findBlockedUntilOf } from '../security-log/security-events.queries.ts'
import { forgetRights, publishRightsChanged } from '../roles/rights-changed.ts'
import { endAllGrants } from '../roles/roles.queries.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { findStaffById } from '../staff/staff.queries.ts'
import { voidLinks } from './links.queries.ts'
import * as queries from './members.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'market' | 'queueMail' | 'sessions' | 'sendControl'>

const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Deactivates a member of staff at once, which one person may do alone: it gives no rights. Sessions end in every
 * process, every role ends, and their links become invalid.
 */
export async function deactivateStaff(
  needs: Needs,
  { body, caller }: Input<typeof calls.deactivateStaff>,
): Promise<ReplyOf<typeof calls.deactivateStaff>> {
  const { userId, explanation: reason } = body
  if (userId === caller.userId) return refuse('ERR_OWN_RIGHTS')
  const ended = await needs.db.transaction(async (tx) => {
    await queries.lockStaff(tx)
    if (!(await findStaffById(tx, userId))) return refuse('ERR_STAFF_NOT_FOUND')
    const now = needs.clock.now()
    if (!(await queries.setActive(tx, userId, false, now))) return refuse('ERR_STATE_CHANGED')
    await voidLinks(tx, userId, now)
    await endAllGrants(tx, userId, { endsAt: now, endedAt: now, endedBy: caller.userId, approvedBy: null, reason })
    await recordSecurity(tx, needs, { userId, kind: 'deactivated', by: caller.userId })
    await publishRightsChanged(tx, String(userId))
    return queries.endSessionsOf(tx, { userId, reason: 'deactivated', now })
  })
  forgetRights(needs, String(userId))
  await announceEnded(needs, ended)
  return { done: true }
}

/** Activates a member again, with their factors and without any role. */
export async function activateStaff(
  needs: Needs,
  { body, caller }: Input<typeof calls.activateStaff>,
): Promise<ReplyOf<typeof calls.activateStaff>> {
  const { userId } = body
  await needs.db.transaction(async (tx) => {
    await queries.lockStaff(tx)
    if (!(await findStaffById(tx, userId))) return refuse('ERR_STAFF_NOT_FOUND')
    if (!(await queries.setActive(tx, userId, true, needs.clock.now()))) return refuse('ERR_STATE_CHANGED')
    await recordSecurity(tx, needs, { userId, kind: 'activated', by: caller.userId })
  })
  return { done: true }
}

/** Clears the block after bad attempts, of password and of second factor. */
export async function unlockStaff(
  needs: Needs,
  { body, caller }: Input<typeof calls.unlockStaff>,
): Promise<ReplyOf<typeof calls.unlockStaff>> {
  const member = await findStaffById(needs.db, body.userId)
  if (!member) return refuse('ERR_STAFF_NOT_FOUND')
  // There is no block: nothing is recorded.
  if ((await findBlockedUntilOf(needs.db, member.id, needs.clock.now())) === null) return refuse('ERR_STATE_CHANGED')
  await forgiveAttempts(needs, { realm: 'staff', kind: 'password', account: member.email })
  await forgiveAttempts(needs, { realm: 'staff', kind: 'code', account: String(member.id) })
  await needs.db.transaction((tx) =>
    recordSecurity(tx, needs, { userId: member.id, kind: 'unlocked', by: caller.userId }),
  )
  return { done: true }
}

/** Ends one session, or all. All of none succeeds; a single one that is not open is ERR_SESSION_NOT_FOUND. */
export async function endSessionsOfStaff(
  needs: Needs,
  { body, caller }: Input<typeof calls.endStaffSessions>,
): Promise<ReplyOf<typeof calls.endStaffSessions>> {
  const { userId, sessionId } = body
  if (!(await findStaffById(needs.db, userId))) return refuse('ERR_STAFF_NOT_FOUND')
  await endSessions(needs, { userId, sessionId, by: caller.userId === userId ? null : caller.userId })
  return { done: true }
}

/** @param by null where they do it themselves */
export async function endSessions(
  needs: Needs,
  { userId, sessionId, by }: { userId: number; sessionId?: string | undefined; by: number | null },
): Promise<void> {
  if (sessionId !== undefined && !SESSION_ID.test(sessionId)) refuse('ERR_SESSION_NOT_FOUND')
  const ended = await needs.db.transaction(async (tx) => {
    const reason = by === null ? 'ended-by-owner' : 'ended-by-staff'
    const ids = await queries.endSessionsOf(tx, { userId, sessionId, reason, now: needs.clock.now() })
    if (sessionId && ids.length === 0) return refuse('ERR_SESSION_NOT_FOUND')
    if (ids.length > 0)
      await recordSecurity(tx, needs, { userId, kind: 'session-ended', by, details: { count: ids.length } })
    return ids
  })
  await announceEnded(needs, ended)
}
