import type { Action, Approvals } from '#server/approvals/index.ts'
import { openAddList, type AddList, type CampaignNeeds } from '#server/campaigns/index.ts'

type Approval = Pick<Approvals, 'register'>

/** Adding of lists where the policy lets one person do it: the look and the run, one after the other. */
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

/** A request of somebody of the staff, for tests that know them by number. */
export const requestBy = (userId: number): Parameters<AddList>[1] => ({
  caller: { userId, name: `Staff ${userId}` } as Parameters<AddList>[1]['caller'],
})
