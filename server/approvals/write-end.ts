import { publish, type Transaction } from '#server/kernel/index.ts'
import type { ApprovalNeeds } from './needs.ts'
import { decideRequest, type Decision, type RequestRow } from './requests.queries.ts'

/** Writes the outcome of a request and its event, and notifies the requester, in one transaction. Not after a withdrawal. */
export async function writeEnd(
  { target, notifyAsker }: Pick<ApprovalNeeds, 'notifyAsker'> & { readonly target?: string },
  tx: Transaction,
  { id, number, action, askedBy }: Pick<RequestRow, 'id' | 'number' | 'action' | 'askedBy'>,
  end: Decision,
): Promise<void> {
  const { state, by, decision } = end
  await decideRequest(tx, id, end)
  await publish(tx, `approvals.${state}`, { approvalId: id, action, askedBy, ...(target ? { target } : {}) })
  if (state === 'withdrawn') return
  await notifyAsker?.(tx, { askedBy, approvalId: id, number, end: state, byName: by?.name ?? null, decision })
}
