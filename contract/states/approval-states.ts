/** States of a request for a second person. It waits, and every other state is final. */
export const APPROVAL_STATES = ['waiting', 'executed', 'refused', 'expired', 'changed', 'withdrawn'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

export const approvalMoves = {
  /** By somebody other than the requester; the action is executed as shown, in the same transaction. */
  execute: { from: ['waiting'], to: 'executed', by: 'second' },
  refuse: { from: ['waiting'], to: 'refused', by: 'second' },
  /** By the requester. */
  withdraw: { from: ['waiting'], to: 'withdrawn', by: 'asker' },
  /** At its expiry; the action is not executed. */
  expire: { from: ['waiting'], to: 'expired', by: 'clock' },
  /** At the approval the dry run differed from what was shown: nothing was executed, and it has to be requested again. */
  change: { from: ['waiting'], to: 'changed', by: 'second' },
} as const satisfies Record<
  string,
  { from: readonly ApprovalState[]; to: ApprovalState; by: 'second' | 'asker' | 'clock' }
>

export type ApprovalMove = keyof typeof approvalMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function approvalCan(move: ApprovalMove, state: ApprovalState): boolean {
  const from: readonly ApprovalState[] = approvalMoves[move].from
  return from.includes(state)
}
