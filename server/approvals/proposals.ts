import type { ProposalKind } from '#contract/approval-actions.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Look } from '#contract/shapes/approvals.ts'
import type { Querier, StaffCaller, Transaction } from '#server/kernel/index.ts'

/** A proposal that a room keeps in a table of its own, as the inbox shows it. */
export type Proposal = {
  readonly id: string
  readonly look: Look
  readonly askedBy: number
  readonly askedByName: string
  readonly askedAt: Date
  readonly reason: string | null
}

type Decision = { readonly id: string; readonly caller: StaffCaller; readonly explanation: string }

/** Where proposals of one kind come from, and the room's own way to decide them. */
export type ProposalSource = {
  readonly kind: ProposalKind
  /** What whoever decides has to hold. */
  readonly permission: Permission
  /** Those that wait, the oldest first. */
  readonly list: (db: Querier) => Promise<readonly Proposal[]>
  readonly approve: (decision: Decision) => Promise<unknown>
  readonly reject: (decision: Decision) => Promise<unknown>
}

/** What became of a proposal, for who made it. */
export type ProposalEnd = {
  readonly kind: ProposalKind
  readonly proposedBy: number
  readonly end: 'executed' | 'refused'
  readonly by: Pick<StaffCaller, 'userId' | 'name'>
  /** Why, in the words of who decided. */
  readonly decision: string
}

/** Lets who made a proposal know what became of it, in the transaction of the decision. Who took theirs back knows. */
export type TellProposer = (tx: Transaction, ended: ProposalEnd) => Promise<void>

/** A source with its proposal of an id; undefined when none of them has it waiting. */
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
