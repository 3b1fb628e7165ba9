import type { StaffCaller } from '#server/kernel/index.ts'
import { earlierOf, minutesAfter } from './after.ts'
import { hashToken } from './hash-token.ts'
import type { SignInNeeds } from './needs.ts'
import { SEEN_EVERY_MS } from './player-guard.ts'
import { permissionsOf, type Audience } from './staff-roles.ts'
import * as queries from './staff.queries.ts'

export type StaffGuardNeeds = Pick<SignInNeeds, 'db' | 'clock' | 'rules' | 'sessions'>

/** The services that this API is: tokens of the others open nothing here. */
const OWN_AUDIENCES: readonly Audience[] = ['main', 'capi']

/** Finds the staff member of a token of our own audiences. */
export function makeStaffGuard(needs: StaffGuardNeeds) {
  return async (token: string): Promise<StaffCaller | undefined> => {
    const caller = await findStaffCaller(needs, token)
    return caller && (OWN_AUDIENCES as readonly string[]).includes(caller.audience) ? caller : undefined
  }
}

/** Finds the staff member of a token of any audience: other services ask VerifyToken about theirs. */
export async function findStaffCaller(
  { db, clock, rules, sessions: cache }: StaffGuardNeeds,
  token: string,
): Promise<StaffCaller | undefined> {
  const now = clock.now()
  const known = cache.find(token, 'staff', now)
  if (known) return known
  const session = await queries.findLivingStaffToken(db, hashToken(token), now)
  if (!session) return undefined

  let { idleEndsAt } = session
  if (now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    idleEndsAt = earlierOf(minutesAfter(now, rules.staffSession.idleMinutes), session.absoluteEndsAt)
    await queries.touchStaffSession(db, session.id, now, idleEndsAt)
  }
  const caller: StaffCaller = {
    kind: 'staff',
    userId: session.userId,
    name: session.name,
    sessionId: session.id,
    audience: session.audience,
    permissions: permissionsOf(session.roles),
    idleEndsAt,
    absoluteEndsAt: session.absoluteEndsAt,
  }
  cache.remember(token, caller, now)
  return caller
}
