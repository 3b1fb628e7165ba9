/** Life of a request for a second person. It waits, and then it never changes again. */
export const APPROVAL_STATES = ['waiting', 'executed', 'refused', 'expired', 'changed', 'withdrawn'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

export const approvalMoves = {
  /** By somebody else than who asked; what was shown is carried out in the same transaction. */
  execute: { from: ['waiting'], to: 'executed', by: 'second' },
  refuse: { from: ['waiting'], to: 'refused', by: 'second' },
  /** By whoever asked. */
  withdraw: { from: ['waiting'], to: 'withdrawn', by: 'asker' },
  /** At its time; nothing happens to what was asked for. */
  expire: { from: ['waiting'], to: 'expired', by: 'clock' },
  /** Somebody was about to sign, and it is no longer what was shown: nothing ran, and it is asked for again. */
  change: { from: ['waiting'], to: 'changed', by: 'second' },
} as const satisfies Record<
  string,
  { from: readonly ApprovalState[]; to: ApprovalState; by: 'second' | 'asker' | 'clock' }
>

export type ApprovalMove = keyof typeof approvalMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function approvalCan(move: ApprovalMove, state: ApprovalState): boolean {
  const from: readonly ApprovalState[] = approvalMoves[move].from
  return from.includes(state)
}
