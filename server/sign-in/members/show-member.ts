import type { ReplyOf } from '#contract/call.ts'
import type { getStaff as call } from '#contract/play-v1/staff-members.ts'
import type { Input } from '#server/kernel/index.ts'
import { findNamesOfVenues } from '#server/topology/index.ts'
import { findFactors } from '../factors/find-factors.ts'
import type { SignInNeeds } from '../needs.ts'
import { grantShown } from '../roles/grant-shown.ts'
import { findGrantRows } from '../roles/roles.queries.ts'
import { findRights } from '../roles/who-can.ts'
import { findBlockedUntilOf } from '../security-log/security-events.queries.ts'
import { findStaffById } from '../staff/staff.queries.ts'
import { findOpenLinkEnd } from './links.queries.ts'
import { findOpenSessions, type SessionRow } from './members.queries.ts'

/** One member of staff: their person, their rights and since when, and their factors. */
export async function showMember(
  { db, clock, target }: Pick<SignInNeeds, 'db' | 'clock' | 'target'>,
  { query, caller, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { userId } = query
  const member = await findStaffById(db, userId)
  if (!member) return refuse('ERR_STAFF_NOT_FOUND')
  const at = clock.now()
  const factors = await findFactors(db, member)
  const grants = await findGrantRows(db, { userId, grantId: null, target })
  const rights = member.isActive ? await findRights({ db, target }, { userId, at }) : []
  const named = await findNamesOfVenues(db, [...new Set(grants.flatMap((grant) => grant.venues ?? []))])
  const venueNames = new Map(named.map((venue) => [venue.venueId, venue.name]))
  const sessions = await findOpenSessions(db, userId, at)
  return {
    userId,
    name: member.name,
    email: member.email,
    isActive: member.isActive,
    hasJoined: member.passwordHash !== null,
    lastSignInAt: member.lastSignInAt?.toISOString() ?? null,
    deactivatedAt: member.deactivatedAt?.toISOString() ?? null,
    linkOpenUntil: (await findOpenLinkEnd(db, userId, at))?.toISOString() ?? null,
    blockedUntil: (await findBlockedUntilOf(db, userId, at))?.toISOString() ?? null,
    factors: {
      code: factors.hasCode,
      passkeys: factors.passkeys.length,
      recoveryCodes: factors.recoveryCodes,
    },
    grants: grants.map((grant) => grantShown(grant, venueNames)),
    rights: rights.map((right) => ({ ...right, roles: [...right.roles], since: right.since.toISOString() })),
    sessions: sessions.map((session) => sessionShown(session, caller.sessionId)),
  }
}

export function sessionShown({ id, openedAt, lastSeenAt, client, source }: SessionRow, currentId: string) {
  return {
    sessionId: id,
    openedAt: openedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    client,
    source,
    isCurrent: id === currentId,
  }
}
