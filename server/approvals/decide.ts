import type { Static } from 'typebox'
import type { Approval } from '#contract/shapes/approvals.ts'
import { NotAllowed, refuse, type StaffCaller } from '#server/kernel/index.ts'
import type { ApprovalNeeds } from './needs.ts'
import { recordForAudit, recordSubject, type AuditNotes } from './record-for-audit.ts'
import { findProposal, type ProposalSource } from './proposals.ts'
import type { Approvals } from './registry.ts'
import { findRequest } from './requests.queries.ts'
import { readApproval } from './show-approvals.ts'

type PendingRequest = {
  readonly body: { readonly approvalId: string; readonly explanation: string }
  readonly caller: StaffCaller
  readonly concerns: (playerId: number) => void
} & Partial<Omit<AuditNotes, 'concerns'>>
type OfRequest = { readonly approvalId: string; readonly caller: StaffCaller; readonly explanation: string }
type OfProposal = { readonly id: string; readonly caller: StaffCaller; readonly explanation: string }

/** Decides a request of this room, or a proposal by its own room's function. Returns it after that. */
export async function decide(
  needs: ApprovalNeeds & { readonly approvals: Approvals },
  { body, caller, concerns, ...notes }: PendingRequest,
  by: {
    readonly ofRequest: (of: OfRequest) => Promise<unknown>
    readonly ofProposal: (source: ProposalSource, of: OfProposal) => Promise<unknown>
    /** Outcome of a proposal; requests have their own state. */
    readonly state: 'executed' | 'refused'
  },
): Promise<Static<typeof Approval>> {
  const { approvalId, explanation } = body
  const request = await findRequest(needs.db, needs.target, approvalId)
  if (request) {
    const { subjectKind: kind, subjectId: id, subjectLabel: label, playerId } = request
    recordSubject({ concerns, ...notes }, { subject: { kind, id, label }, playerId })
    await by.ofRequest({ approvalId, caller, explanation })
    return readApproval(needs, approvalId, caller)
  }
  const found = await findProposal(needs.db, needs.approvals.sources(), approvalId)
  if (!found) return refuse('ERR_APPROVAL_NOT_FOUND')
  const { source, proposal } = found
  const held = (await needs.findGrants(needs.db, caller.userId))?.permissions ?? []
  if (!held.includes(source.permission)) throw new NotAllowed({ permission: source.permission })
  recordSubject({ concerns, ...notes }, proposal.look)
  if (proposal.askedBy === caller.userId) return refuse('ERR_SECOND_PERSON_NEEDED')
  const before = await readApproval(needs, approvalId, caller)
  await by.ofProposal(source, { id: approvalId, caller, explanation })
  if (by.state === 'executed') recordForAudit({ concerns, ...notes }, proposal.look, [])
  return { ...before, state: by.state, canSign: false, decidedByName: caller.name, decision: explanation }
}
