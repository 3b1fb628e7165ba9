/** Life of a correction by hand. Only an approved one moves money. */
export const CORRECTION_STATES = ['proposed', 'approved', 'rejected'] as const
export type CorrectionState = (typeof CORRECTION_STATES)[number]

export const correctionMoves = {
  /** By somebody else than who proposed it. */
  approve: { from: ['proposed'], to: 'approved' },
  /** By anybody, who proposed it too. */
  reject: { from: ['proposed'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly CorrectionState[]; to: CorrectionState }>

export type CorrectionMove = keyof typeof correctionMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function correctionCan(move: CorrectionMove, state: CorrectionState): boolean {
  const from: readonly CorrectionState[] = correctionMoves[move].from
  return from.includes(state)
}
