import type { ReplyOf } from '#contract/call.ts'
import type { inviteStaff as inviteCall, resetStaff as resetCall } from '#contract/play-v1/staff-members.ts'
import { type Input, type Transaction } from '#server/kernel/index.ts'
import { announceEnded } from '../players/end-player-sessions.ts'
import { removeAllPasskeys } from '../factors/passkeys.queries.ts'
import { removeRecoveryCodes } from '../factors/recovery-codes.ts'
import type { SignInNeeds } from '../needs.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { findStaffById, type StaffLanguage } from '../staff/staff.queries.ts'
import type { LinkPurpose } from './links.queries.ts'
import { makeLink } from './make-link.ts'
import * as queries from './members.queries.ts'

type Needs = Pick<
  SignInNeeds,
  'db' | 'clock' | 'rules' | 'market' | 'queueMail' | 'staffLinkUrl' | 'doLettersLeave' | 'sessions' | 'sendControl'
>

/** Creates a member without any right and sends them their link. */
export async function inviteStaff(
  needs: Needs,
  { body, caller, refuse }: Input<typeof inviteCall>,
): Promise<ReplyOf<typeof inviteCall>> {
  const { email, name, language } = body
  return needs.db.transaction(async (tx) => {
    await queries.lockStaff(tx)
    const userId = await queries.insertMember(tx, { email, name, language, madeAt: needs.clock.now() })
    if (userId === undefined) return refuse('ERR_EMAIL_ALREADY_USED')
    await recordSecurity(tx, needs, { userId, kind: 'invited', by: caller.userId })
    const to = { userId, email, language, purpose: 'invitation', by: caller.userId } as const
    return { userId, link: await sendLink(tx, needs, to) }
  })
}

/**
 * A new link for somebody who cannot sign in any more, or whose link expired. Sessions end; the old password becomes
 * invalid.
 */
export async function resetStaff(
  needs: Needs,
  { body, caller, refuse }: Input<typeof resetCall>,
): Promise<ReplyOf<typeof resetCall>> {
  const { userId, what } = body
  if (userId === caller.userId) return refuse('ERR_OWN_RIGHTS')
  const done = await needs.db.transaction(async (tx) => {
    await queries.lockStaff(tx)
    const member = await findStaffById(tx, userId)
    if (!member) return refuse('ERR_STAFF_NOT_FOUND')
    if (!member.isActive) return refuse('ERR_ACCOUNT_LOCKED')
    const now = needs.clock.now()
    // A member who has never signed in is invited again.
    const purpose = member.passwordHash === null && member.lastSignInAt === null ? 'invitation' : 'reset'
    await queries.setPassword(tx, userId, null)
    if (what === 'everything') {
      await queries.removeAuthenticator(tx, userId)
      await removeAllPasskeys(tx, userId, now)
      await removeRecoveryCodes(tx, userId)
    }
    await recordSecurity(tx, needs, { userId, kind: 'reset', by: caller.userId, details: { what } })
    const { email, language } = member
    const link = await sendLink(tx, needs, { userId, email, language, purpose, by: caller.userId })
    return { link, ended: await queries.endSessionsOf(tx, { userId, reason: 'reset', now }) }
  })
  await announceEnded(needs, done.ended)
  return { link: done.link }
}

/**
 * By letter. Only where no letters are sent, the link is shown to the requester, who could use it to act as the other
 * person.
 */
async function sendLink(
  tx: Transaction,
  needs: Needs,
  to: { userId: number; email: string; language: StaffLanguage; purpose: LinkPurpose; by: number },
) {
  const { userId, email, language, purpose, by } = to
  const { url, expiresAt } = await makeLink(tx, needs, { userId, purpose, by })
  const shown = { url: needs.doLettersLeave ? null : url, expiresAt: expiresAt.toISOString() }
  if (!needs.doLettersLeave) return shown
  const values = { purpose, url, hours: needs.rules.staffLinkHours }
  await needs.queueMail(tx, { to: email, language, template: 'staff-link', values })
  return shown
}
