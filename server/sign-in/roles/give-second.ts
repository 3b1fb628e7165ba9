import type { giveRole } from '#contract/play-v1/staff-members.ts'
import { refuse as refuseByCode, type Refuse } from '#server/kernel/index.ts'
import type { ActionRequest } from '#server/approvals/index.ts'
import { lockStaff } from '../members/members.queries.ts'
import { previewGiving, runGiving, type Giving, type RoleNeeds } from './give-role.ts'
import { forgetRights } from './rights-changed.ts'
import { findEverSigned, findNewestVersion, findRoleId } from './roles.queries.ts'

const refuse: Refuse<typeof giveRole> = refuseByCode

/** The permission to manage roles: two people who hold it can approve each other's requests. */
const SIGNS = 'roles.manage'

/**
 * The one grant that nobody can approve: that of the second person who manages roles. The first one gives it alone, as
 * long as nobody else has ever been able to approve; it ends for good with the second one's first sign-in (decision
 * 0034). Undefined for any other grant, which needs approval.
 */
export async function giveSecond(
  needs: RoleNeeds,
  giving: Giving,
  { caller, reason }: ActionRequest,
): Promise<{ readonly done: true } | undefined> {
  const asker = { userId: caller.userId, name: caller.name }
  const result = await needs.db.transaction(async (tx) => {
    await lockStaff(tx)
    const roleId = await findRoleId(tx, giving.role, needs.target)
    const version = roleId === undefined ? undefined : await findNewestVersion(tx, roleId)
    if (!version || !(SIGNS in version.permissions)) return undefined
    const signers = await findEverSigned(tx)
    if (signers.some((userId) => userId !== caller.userId)) return undefined
    if (!reason?.trim()) return refuse('ERR_REASON_REQUIRED')
    await previewGiving(tx, needs, giving, asker)
    return runGiving(tx, needs, giving, { asker, approver: null, reason, decision: null, acceptedWarnings: [] })
  })
  if (result) forgetRights(needs, String(giving.userId))
  return result
}
