import type { ProposalKind } from '#contract/approval-actions.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Preview } from '#contract/shapes/approvals.ts'
import type { Querier, StaffCaller, Transaction } from '#server/kernel/index.ts'

/** A proposal in a table of another room, as the inbox shows it. */
export type Proposal = {
  readonly id: string
  readonly look: Preview
  readonly askedBy: number
  readonly askedByName: string
  readonly askedAt: Date
  readonly reason: string | null
}

type Decision = { readonly id: string; readonly caller: StaffCaller; readonly explanation: string }

/** Pending proposals of one kind. */
export type ProposalList = {
  readonly kind: ProposalKind
  /** Permission that is needed to decide. */
  readonly permission: Permission
  /** Pending ones, the oldest first. */
  readonly list: (db: Querier) => Promise<readonly Proposal[]>
}

/** The same with the room's own functions to decide them. */
export type ProposalSource = ProposalList & {
  readonly approve: (decision: Decision) => Promise<unknown>
  readonly reject: (decision: Decision) => Promise<unknown>
}

/** Outcome of a proposal, for its proposer. */
export type ProposalEnd = {
  readonly kind: ProposalKind
  readonly proposedBy: number
  readonly end: 'executed' | 'refused'
  readonly by: Pick<StaffCaller, 'userId' | 'name'>
  /** Reason, in the words of the person who decided. */
  readonly decision: string
}

/** Notifies the proposer of the outcome, in the transaction of the decision. Not called for a withdrawn proposal. */
export type NotifyProposer = (tx: Transaction, ended: ProposalEnd) => Promise<void>

/** A source with its pending proposal of an id; undefined when no source has it. */
export async function findProposal(
  db: Querier,
  sources: readonly ProposalSource[],
  id: string,
): Promise<{ readonly source: ProposalSource; readonly proposal: Proposal } | undefined> {
  for (const source of sources) {
    const proposal = (await source.list(db)).find((one) => one.id === id)
    if (proposal) return { source, proposal }
  }
  return undefined
}
