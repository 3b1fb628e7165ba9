import type { ReplyOf } from '#contract/call.ts'
import type { readLink as readCall, useLink as useCall } from '#contract/play-v1/staff-links.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import { announceEnded } from '../players/end-player-sessions.ts'
import { hashToken } from '../secrets/hash-token.ts'
import { judgePassword } from '../secrets/judge-password.ts'
import { challengeFor } from '../staff/login-staff-in-two-steps.ts'
import type { SignInNeeds } from '../needs.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { findStaffById } from '../staff/staff.queries.ts'
import * as links from './links.queries.ts'
import { endSessionsOf, setPassword } from './members.queries.ts'

/** The owner of a link, so that they know which account they set up. */
export async function readLink(
  { db, clock }: Pick<SignInNeeds, 'db' | 'clock'>,
  { body, refuse }: Input<typeof readCall>,
): Promise<ReplyOf<typeof readCall>> {
  const link = await links.findLink(db, hashToken(body.token), clock.now())
  const member = link && (await findStaffById(db, link.userId))
  if (!link || !member?.isActive) return refuse('ERR_TOKEN_INVALID')
  return { name: member.name, email: member.email, purpose: link.purpose, expiresAt: link.expiresAt.toISOString() }
}

/** Sets the password and uses the link. Then the second factor follows as at any sign-in, enrolled where there is none. */
export async function useLink(
  needs: Pick<
    SignInNeeds,
    | 'db'
    | 'clock'
    | 'rules'
    | 'passwords'
    | 'sealer'
    | 'issuer'
    | 'queueMail'
    | 'market'
    | 'sessions'
    | 'sendControl'
    | 'passkeyParty'
  >,
  { body, client, refuse }: Input<typeof useCall>,
): Promise<ReplyOf<typeof useCall>> {
  const { db, clock, passwords } = needs
  const tokenHash = hashToken(body.token)
  const link = await links.findLink(db, tokenHash, clock.now())
  const member = link && (await findStaffById(db, link.userId))
  if (!link || !member?.isActive) return refuse('ERR_TOKEN_INVALID')
  const [firstName = '', ...others] = member.name.split(' ')
  const problem = judgePassword(body.password, { email: member.email, firstName, surname: others.join(' ') })
  if (problem) return refuse('ERR_PASSWORD_TOO_WEAK', { problem })
  const passwordHash = await passwords.hash(body.password)
  const ended = await db.transaction(async (tx) => {
    if (!(await links.useLink(tx, tokenHash, clock.now()))) return refuse('ERR_TOKEN_INVALID')
    await setPassword(tx, member.id, passwordHash)
    await recordSecurity(tx, needs, {
      userId: member.id,
      kind: link.purpose === 'reset' ? 'password-changed' : 'joined',
      by: null,
      source: client.ip,
    })
    return endSessionsOf(tx, { userId: member.id, reason: 'password-changed', now: clock.now() })
  })
  await announceEnded(needs, ended)
  const present = await findStaffById(db, member.id)
  assert(present, 'A member of staff is never removed.')
  return challengeFor(needs, present)
}
