import type { ProposalKind } from '#contract/approval-actions.ts'
import type { ProposalMove } from '#contract/states/proposal-states.ts'
import type { NotifyProposer } from '#server/approvals/index.ts'
import type { StaffCaller } from '#server/kernel/index.ts'

/** The outcome of a proposal of this room, as its proposer is notified. */
export function endOf(
  kind: ProposalKind,
  proposedBy: number,
  { move, caller, decision }: { readonly move: ProposalMove; readonly caller: StaffCaller; readonly decision: string },
): Parameters<NotifyProposer>[1] {
  return { kind, proposedBy, end: move === 'approve' ? 'executed' : 'refused', by: caller, decision }
}
