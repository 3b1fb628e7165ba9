/** Life of what one person of the staff proposes and another approves: a correction, a tariff. It never changes again. */
export const PROPOSAL_STATES = ['proposed', 'approved', 'rejected'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

export const proposalMoves = {
  /** By somebody else than who proposed it. */
  approve: { from: ['proposed'], to: 'approved' },
  /** By anybody, who proposed it too. */
  reject: { from: ['proposed'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly ProposalState[]; to: ProposalState }>

export type ProposalMove = keyof typeof proposalMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function proposalCan(move: ProposalMove, state: ProposalState): boolean {
  const from: readonly ProposalState[] = proposalMoves[move].from
  return from.includes(state)
}
