import type { Action, Approvals } from '#server/approvals/index.ts'
import { openAddList, type AddList, type CampaignNeeds } from '#server/campaigns/index.ts'

type Approval = Pick<Approvals, 'register'>

/** Adds lists as one person, where the policy allows it: the dry run, then the execution. */
export function addListAlone(needs: CampaignNeeds): AddList {
  const register =
    (action: Action<unknown, unknown>) =>
    (input: unknown, { caller }: Parameters<AddList>[1]) =>
      needs.db.transaction(async (tx) => {
        await action.preview(tx, input, caller)
        const by = { asker: caller, approver: null, reason: '', decision: null, acceptedWarnings: [] }
        return action.run(tx, input, by)
      })
  return openAddList(needs, { register } as unknown as Approval)
}

/** A request by a member of staff, for tests that know them by number. */
export const requestBy = (userId: number): Parameters<AddList>[1] => ({
  caller: { userId, name: `Staff ${userId}` } as Parameters<AddList>[1]['caller'],
})
