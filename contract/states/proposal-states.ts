/** States of a proposal of one member of staff that another one decides: a correction, a tariff. A decided one is final. */
export const PROPOSAL_STATES = ['proposed', 'approved', 'rejected'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

export const proposalMoves = {
  /** By somebody other than the proposer. */
  approve: { from: ['proposed'], to: 'approved' },
  /** By anybody, the proposer included. */
  reject: { from: ['proposed'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly ProposalState[]; to: ProposalState }>

export type ProposalMove = keyof typeof proposalMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function proposalCan(move: ProposalMove, state: ProposalState): boolean {
  const from: readonly ProposalState[] = proposalMoves[move].from
  return from.includes(state)
}
