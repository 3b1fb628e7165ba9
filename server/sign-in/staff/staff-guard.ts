import type { StaffCaller } from '#server/kernel/index.ts'
import { earlierOf, minutesAfter } from '../after.ts'
import { hashToken } from '../secrets/hash-token.ts'
import type { SignInNeeds } from '../needs.ts'
import { SEEN_EVERY_MS } from '../players/player-guard.ts'
import { readRights } from '../roles/read-rights.ts'
import type { Audience } from './staff-audiences.ts'
import * as queries from './staff.queries.ts'

export type StaffGuardNeeds = Pick<SignInNeeds, 'db' | 'clock' | 'rules' | 'sessions' | 'target' | 'market'>

/**
 * Being seen is written once a minute, or after this part of the idle time where that is sooner: a role may allow one
 * minute, and whoever works would otherwise be signed out after it.
 */
const PART_OF_IDLE = 0.1
const MINUTE_MS = 60_000

/** The audiences of this API: tokens for others are not accepted here. */
const OWN_AUDIENCES: readonly Audience[] = ['main', 'capi']

/** Finds the staff member of a token of our own audiences. */
export function makeStaffGuard(needs: StaffGuardNeeds) {
  return async (token: string, source: string): Promise<StaffCaller | undefined> => {
    const caller = await findStaffCaller(needs, token, source)
    return caller && (OWN_AUDIENCES as readonly string[]).includes(caller.audience) ? caller : undefined
  }
}

/** Finds the staff member of a token of any audience: other services call VerifyToken for theirs. */
export async function findStaffCaller(
  needs: StaffGuardNeeds,
  token: string,
  source: string,
): Promise<StaffCaller | undefined> {
  const { db, clock, rules, sessions: cache } = needs
  const now = clock.now()
  // Rights of roles may depend on the network that the request comes from.
  const key = `${token} ${source}`
  const known = cache.find(key, 'staff', now)
  if (known) return known
  const asOf = cache.moment()
  const session = await queries.findLivingStaffToken(db, hashToken(token), now)
  if (!session) return undefined

  const { until: rightsUntil, closedBy, ...rights } = await readRights(db, needs, { userId: session.userId, source })
  let { idleEndsAt, lastSeenAt } = session
  const idleMinutes = rights.idleMinutes ?? rules.staffSession.idleMinutes
  const seenEveryMs = Math.min(SEEN_EVERY_MS, idleMinutes * MINUTE_MS * PART_OF_IDLE)
  if (now.getTime() - lastSeenAt.getTime() >= seenEveryMs) {
    lastSeenAt = now
    idleEndsAt = earlierOf(minutesAfter(now, idleMinutes), session.absoluteEndsAt)
    await queries.touchStaffSession(db, session.id, now, idleEndsAt)
  }
  const caller: StaffCaller = {
    kind: 'staff',
    userId: session.userId,
    name: session.name,
    sessionId: session.id,
    audience: session.audience,
    roles: rights.roles,
    permissions: rights.permissions,
    ceilings: rights.ceilings,
    venues: rights.venues,
    ...(closedBy ? { closedBy } : {}),
    idleEndsAt,
    absoluteEndsAt: session.absoluteEndsAt,
  }
  // A request that the cache answers is not seen.
  const unseenUntil = new Date(lastSeenAt.getTime() + seenEveryMs)
  const until = rightsUntil ? earlierOf(rightsUntil, unseenUntil) : unseenUntil
  cache.remember(key, caller, now, { until, asOf })
  return caller
}
