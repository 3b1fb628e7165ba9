import type { Permission } from '#contract/permissions.ts'
import type { Look } from '#contract/shapes/approvals.ts'
import type { Querier, StaffCaller } from '#server/kernel/index.ts'

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
  readonly kind: string
  /** What whoever decides has to hold. */
  readonly permission: Permission
  /** Those that wait, the oldest first. */
  readonly list: (db: Querier) => Promise<readonly Proposal[]>
  readonly approve: (decision: Decision) => Promise<unknown>
  readonly reject: (decision: Decision) => Promise<unknown>
}

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
