import { assert, newId } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { bringRoles } from '../roles/bring-roles.ts'
import { findRoleId, insertGrant } from '../roles/roles.queries.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { findOpenLinkEnd } from './links.queries.ts'
import { makeLink } from './make-link.ts'
import * as queries from './members.queries.ts'

type Needs = Pick<
  SignInNeeds,
  'db' | 'clock' | 'rules' | 'target' | 'market' | 'queueMail' | 'staffLinkUrl' | 'staffLanguage'
>

export type FirstAdministrator =
  | { readonly made: true; readonly url: string; readonly expiresAt: Date }
  /** There is a member of staff already, or the link that was issued is still valid. */
  | { readonly made: false; readonly because: 'staff-exists' | 'link-is-open'; readonly until: Date | null }

/**
 * Creates the first administrator of an installation and a one-time link for them. It is not possible any more once a
 * member of staff has a password, and not while the link is valid.
 */
export async function openFirst(
  needs: Needs,
  { email, name }: { email: string; name: string },
): Promise<FirstAdministrator> {
  const { db, clock, target, staffLanguage: language } = needs
  await bringRoles(needs)
  return db.transaction(async (tx) => {
    await queries.lockStaff(tx)
    const now = clock.now()
    const everybody = await queries.findEverybody(tx)
    const [waiting] = everybody
    if (everybody.length > 1 || waiting?.hasPassword) return { made: false, because: 'staff-exists', until: null }
    const until = waiting ? await findOpenLinkEnd(tx, waiting.id, now) : null
    if (until) return { made: false, because: 'link-is-open', until }
    const userId = waiting?.id ?? (await queries.insertMember(tx, { email, name, language, madeAt: now }))
    assert(userId, 'The first e-mail of an installation is free.')
    if (waiting) await queries.renameMember(tx, { userId, email, name })
    else {
      const roleId = await findRoleId(tx, 'administrator', target)
      assert(roleId, 'A new installation has its roles.')
      await insertGrant(tx, {
        id: newId(now),
        userId,
        roleId,
        validFrom: now,
        validUntil: null,
        ceilings: {},
        venues: null,
        givenBy: null,
        approvedBy: null,
        givenAt: now,
        reason: 'The first administrator of the installation.',
      })
    }
    await recordSecurity(tx, needs, { userId, kind: 'invited', by: null })
    const link = await makeLink(tx, needs, { userId, purpose: 'first', by: null })
    return { made: true, ...link }
  })
}
