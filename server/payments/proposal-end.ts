import type { ProposalKind } from '#contract/approval-actions.ts'
import type { ProposalMove } from '#contract/states/proposal-states.ts'
import type { TellProposer } from '#server/approvals/index.ts'
import type { StaffCaller } from '#server/kernel/index.ts'

/** What became of a proposal of this room, as who made it is told. */
export function endOf(
  kind: ProposalKind,
  proposedBy: number,
  { move, caller, decision }: { readonly move: ProposalMove; readonly caller: StaffCaller; readonly decision: string },
): Parameters<TellProposer>[1] {
  return { kind, proposedBy, end: move === 'approve' ? 'executed' : 'refused', by: caller, decision }
}
