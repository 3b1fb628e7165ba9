import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/own-profile.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import { announceEnded } from '../players/end-player-sessions.ts'
import { describeClient } from '../describe-client.ts'
import { findFactors } from '../factors/find-factors.ts'
import { judgePassword } from '../secrets/judge-password.ts'
import { endSessionsOf, findOpenSessions, setPassword } from '../members/members.queries.ts'
import { sessionShown } from '../members/show-member.ts'
import type { SignInNeeds } from '../needs.ts'
import { readRights } from '../roles/read-rights.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { findStaffById } from '../staff/staff.queries.ts'
import { proveAgain, type ProofNeeds } from './prove-again.ts'

/** Own factors, sessions with place and device, and the idle time. */
export async function showOwnProfile(
  needs: Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'market' | 'rules'>,
  { caller, client }: Input<typeof calls.getOwnProfile>,
): Promise<ReplyOf<typeof calls.getOwnProfile>> {
  const { db, clock, rules } = needs
  const staff = await findStaffById(db, caller.userId)
  assert(staff, 'A staff session belongs to a member of staff.')
  const { hasCode, passkeys, recoveryCodes } = await findFactors(db, staff)
  const sessions = await findOpenSessions(db, staff.id, clock.now())
  const rights = await readRights(db, needs, { userId: staff.id, source: client.ip })
  return {
    code: hasCode,
    passkeys: passkeys.map(({ credentialId, name, madeAt, lastUsedAt, isBackedUp }) => ({
      passkeyId: credentialId,
      name,
      madeAt: madeAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      isBackedUp,
    })),
    recoveryCodes,
    sessions: sessions.map((session) => sessionShown(session, caller.sessionId)),
    idleMinutes: rights.idleMinutes ?? rules.staffSession.idleMinutes,
  }
}

/** Sets a new password, which ends every other session. */
export async function changeOwnPassword(
  needs: ProofNeeds & Pick<SignInNeeds, 'market' | 'queueMail' | 'sessions' | 'sendControl'>,
  { body, caller, client, refuse }: Input<typeof calls.changeOwnPassword>,
): Promise<ReplyOf<typeof calls.changeOwnPassword>> {
  const staff = await proveAgain(needs, { caller, client, password: body.password })
  const [firstName = '', ...others] = staff.name.split(' ')
  const person = { email: staff.email, firstName, surname: others.join(' ') }
  const problem = judgePassword(body.newPassword, person)
  if (problem) return refuse('ERR_PASSWORD_TOO_WEAK', { problem })
  const passwordHash = await needs.passwords.hash(body.newPassword)
  const ended = await needs.db.transaction(async (tx) => {
    await setPassword(tx, staff.id, passwordHash)
    const place = { source: client.ip, client: describeClient(client.userAgent) }
    await recordSecurity(tx, needs, { userId: staff.id, kind: 'password-changed', by: null, ...place })
    const ending = { userId: staff.id, except: caller.sessionId, reason: 'password-changed', now: needs.clock.now() }
    return endSessionsOf(tx, ending)
  })
  await announceEnded(needs, ended)
  return { done: true }
}
