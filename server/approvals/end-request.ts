import type { withdrawApproval } from '#contract/play-v1/approvals.ts'
import { approvalCan } from '#contract/states/approval-states.ts'
import { forEachOfPages, refuse as refuseByCode, type StaffCaller, type Refuse } from '#server/kernel/index.ts'
import type { ApprovalNeeds } from './needs.ts'
import * as requests from './requests.queries.ts'
import { holdForSecond } from './sign-request.ts'
import { writeEnd } from './write-end.ts'

const refuse: Refuse<typeof withdrawApproval> = refuseByCode

const BATCH = 100

type Ending = { readonly approvalId: string; readonly caller: StaffCaller }

/** Refuses a request, with a reason. Anybody who may approve it may refuse it; its requester withdraws it instead. */
export async function refuseRequest(
  needs: ApprovalNeeds,
  { explanation, ...of }: Ending & { readonly explanation: string },
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const row = await holdForSecond(needs, tx, of)
    const at = needs.clock.now()
    await writeEnd(needs, tx, row, { state: 'refused', by: of.caller, at, decision: explanation })
  })
}

/** Withdraws an own request. */
export async function withdrawRequest(
  { db, clock, target }: Pick<ApprovalNeeds, 'db' | 'clock' | 'target'>,
  { approvalId, caller }: Ending,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requests.lockRequest(tx, target, approvalId)
    if (row?.askedBy !== caller.userId) return refuse('ERR_APPROVAL_NOT_FOUND')
    if (!approvalCan('withdraw', row.state)) return refuse('ERR_STATE_CHANGED', { state: row.state })
    await writeEnd({ target }, tx, row, { state: 'withdrawn', by: caller, at: clock.now(), decision: null })
  })
}

/**
 * One run of the worker's heartbeat: ends requests of the brand that nobody approved in time, each in its own transaction; nothing is
 * carried out. The letter about it leads to the back office of the brand.
 */
export async function expireRequests(
  needs: Pick<ApprovalNeeds, 'db' | 'clock' | 'target' | 'notifyAsker'>,
): Promise<number> {
  const { db, clock, target } = needs
  const at = clock.now()
  const expired = await forEachOfPages<string, boolean>({
    limit: BATCH,
    list: (page) => requests.listExpired(db, target, { now: at, ...page }),
    work: (id) =>
      db.transaction(async (tx) => {
        const row = await requests.lockExpired(tx, id, at)
        if (row) await writeEnd(needs, tx, row, { state: 'expired', by: null, at, decision: null })
        return row !== undefined
      }),
    message: 'Some requests could not be ended.',
  })
  return expired.filter(Boolean).length
}
