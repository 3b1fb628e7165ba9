import { approvalCan } from '#contract/states/approval-states.ts'
import { refuse, tell, type StaffCaller } from '#server/kernel/index.ts'
import type { ApprovalNeeds } from './needs.ts'
import * as requests from './requests.queries.ts'
import { holdForSecond } from './sign-request.ts'

const BATCH = 100

type Ending = { readonly approvalId: string; readonly caller: StaffCaller }

/** Refuses a request, with a reason. Whoever may sign it may refuse it; who asked takes it back instead. */
export async function refuseRequest(
  needs: ApprovalNeeds,
  { explanation, ...of }: Ending & { readonly explanation: string },
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const { id, action, askedBy } = await holdForSecond(needs, tx, of)
    const at = needs.clock.now()
    await requests.decideRequest(tx, id, { state: 'refused', by: of.caller, at, decision: explanation })
    await tell(tx, 'approvals.refused', { approvalId: id, action, askedBy })
  })
}

/** Takes an own request back. */
export async function withdrawRequest(
  { db, clock, target }: Pick<ApprovalNeeds, 'db' | 'clock' | 'target'>,
  { approvalId, caller }: Ending,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requests.lockRequest(tx, target, approvalId)
    if (row?.askedBy !== caller.userId) return refuse('ERR_APPROVAL_NOT_FOUND')
    if (!approvalCan('withdraw', row.state)) return refuse('ERR_STATE_CHANGED', { state: row.state })
    await requests.decideRequest(tx, row.id, { state: 'withdrawn', by: caller, at: clock.now(), decision: null })
    await tell(tx, 'approvals.withdrawn', { approvalId: row.id, action: row.action, askedBy: row.askedBy })
  })
}

/** One beat of the worker: what nobody signed in time is over, and nothing happens to what was asked for. */
export async function expireRequests({ db, clock }: Pick<ApprovalNeeds, 'db' | 'clock'>): Promise<number> {
  let expired = 0
  for (let found = BATCH; found === BATCH; expired += found)
    found = await db.transaction(async (tx) => {
      const at = clock.now()
      const rows = await requests.lockExpired(tx, at, BATCH)
      for (const { id, action, askedBy } of rows) {
        await requests.decideRequest(tx, id, { state: 'expired', by: null, at, decision: null })
        await tell(tx, 'approvals.expired', { approvalId: id, action, askedBy })
      }
      return rows.length
    })
  return expired
}
