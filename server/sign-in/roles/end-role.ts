import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { lockStaff } from '../members/members.queries.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import type { RoleNeeds } from './give-role.ts'
import { forgetRights, publishRightsChanged } from './rights-changed.ts'
import * as queries from './roles.queries.ts'

export type Ending = { readonly grantId: string }

/** Ends a grant before its time, from the approval on. The grant itself is not changed. */
export function endRoleAction(needs: RoleNeeds): Action<Ending, { readonly done: true; readonly userId: number }> {
  return {
    key: 'staff.end-role',
    permission: 'roles.manage',
    preview: async (tx, { grantId }, asker) => {
      await lockStaff(tx)
      const grant = await findOpenGrant(tx, needs, grantId)
      if (grant.userId === asker.userId) return refuse('ERR_OWN_RIGHTS')
      return {
        ...emptyPreview,
        subject: { kind: 'staff', id: String(grant.userId), label: grant.userName },
        touched: { kind: 'staff', count: 1 },
        changes: [
          { field: 'roles', before: grant.key, after: null },
          { field: 'validUntil', before: grant.validUntil?.toISOString() ?? null, after: null },
        ],
      }
    },
    run: async (tx, { grantId }, { asker, approver, reason }) => {
      const { userId, key: role } = await findOpenGrant(tx, needs, grantId)
      if (approver?.userId === userId) return refuse('ERR_OWN_RIGHTS')
      const now = needs.clock.now()
      const end = { endsAt: now, endedAt: now, endedBy: asker.userId, approvedBy: approver?.userId ?? null, reason }
      await queries.insertGrantEnd(tx, grantId, end)
      await recordSecurity(tx, needs, { userId, kind: 'role-ended', by: asker.userId, details: { role } })
      await publishRightsChanged(tx, String(userId))
      return { done: true, userId }
    },
    afterwards: async (result) => {
      forgetRights(needs, String(result.userId))
      return result
    },
  }
}

async function findOpenGrant(
  tx: Transaction,
  { target, clock }: RoleNeeds,
  grantId: string,
): Promise<queries.GrantRow> {
  const [grant] = await queries.findGrantRows(tx, { userId: null, grantId, target })
  if (!grant) return refuse('ERR_ROLE_NOT_FOUND')
  const hasEnded = grant.endsAt !== null || (grant.validUntil !== null && grant.validUntil <= clock.now())
  return hasEnded ? refuse('ERR_STATE_CHANGED') : grant
}
