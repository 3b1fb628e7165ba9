import type { Static } from 'typebox'
import type { StaffMember, StaffTokens } from '#contract/shapes/staff.ts'
import {
  newId,
  newToken,
  refuse,
  SESSION_COOKIE,
  TOKEN_PREFIX,
  type Input,
  type Querier,
  type Transaction,
} from '#server/kernel/index.ts'
import { earlierOf, minutesAfter } from '../after.ts'
import { describeClient } from '../describe-client.ts'
import { hashToken } from '../secrets/hash-token.ts'
import type { SignInNeeds } from '../needs.ts'
import { networkOf } from '../network-of.ts'
import { readRights } from '../roles/read-rights.ts'
import type { Rights } from '../roles/rights.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { recordPlace } from '../security-log/security-events.queries.ts'
import type { Audience } from './staff-audiences.ts'
import * as queries from './staff.queries.ts'

export type OpenSessionNeeds = Pick<
  SignInNeeds,
  'clock' | 'rules' | 'target' | 'market' | 'queueMail' | 'recordStaffEvent'
>

const CLOSED = { 'working-hours': 'ERR_OUTSIDE_WORKING_HOURS', network: 'ERR_NETWORK_NOT_ALLOWED' } as const

/**
 * Opens a session of the main audience for a member of staff who has proved both factors, and records it in the audit
 * log.
 */
export async function openStaffSession(
  tx: Transaction,
  needs: OpenSessionNeeds,
  staff: queries.Staff,
  { client, requestId }: { client: { ip: string; userAgent: string }; requestId: string },
): Promise<Static<typeof StaffTokens>> {
  const { clock, rules, recordStaffEvent } = needs
  const now = clock.now()
  const rights = await readRights(tx, needs, { userId: staff.id, source: client.ip })
  if (rights.closedBy) return refuse(CLOSED[rights.closedBy])
  const idleMinutes = rights.idleMinutes ?? rules.staffSession.idleMinutes
  const absoluteEndsAt = minutesAfter(now, rules.staffSession.absoluteMinutes)
  const idleEndsAt = earlierOf(minutesAfter(now, idleMinutes), absoluteEndsAt)
  const session = { id: newId(now), userId: staff.id, openedAt: now, lastSeenAt: now, idleEndsAt, absoluteEndsAt }
  const place = { client: describeClient(client.userAgent), source: client.ip }
  await queries.insertStaffSession(tx, { ...session, ...place })
  if (await recordPlace(tx, staff.id, networkOf(client.ip), now))
    await recordSecurity(tx, needs, { userId: staff.id, kind: 'new-place', by: null, ...place })
  await queries.recordStaffSignIn(tx, staff.id, now)
  await recordStaffEvent(tx, {
    userId: staff.id,
    userName: staff.name,
    sessionId: session.id,
    action: 'staff.signed-in',
    requestId,
  })
  return issueStaffToken(tx, staffMemberOf(staff, rights), session, 'main', now)
}

/** One more token of a session, for one audience. It ends with the session. */
export async function issueStaffToken(
  db: Querier,
  user: Static<typeof StaffMember>,
  session: { id: string; idleEndsAt: Date; absoluteEndsAt: Date },
  audience: Audience,
  now: Date,
): Promise<Static<typeof StaffTokens>> {
  const token = newToken(TOKEN_PREFIX.staff)
  await queries.insertStaffToken(db, { tokenHash: hashToken(token), sessionId: session.id, audience, issuedAt: now })
  return {
    token,
    audience,
    idleEndsAt: session.idleEndsAt.toISOString(),
    absoluteEndsAt: session.absoluteEndsAt.toISOString(),
    user,
  }
}

export function staffMemberOf(
  { id, email, name }: queries.Staff,
  { roles, permissions }: Pick<Rights, 'roles' | 'permissions'>,
): Static<typeof StaffMember> {
  return { userId: id, email, name, roles: [...roles], permissions: [...permissions] }
}

export function setStaffCookie(
  cookies: Input<never>['cookies'],
  rules: SignInNeeds['rules'],
  tokens: Static<typeof StaffTokens>,
): Static<typeof StaffTokens> {
  cookies.set(SESSION_COOKIE.staff, tokens.token, rules.staffSession.absoluteMinutes * 60)
  return tokens
}
