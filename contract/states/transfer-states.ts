/** States of a transfer of funds. The amount leaves the source account at once, and is credited when the transfer is done. */
export const TRANSFER_STATES = ['prepared', 'done', 'rolled-back', 'expired'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

type Move = { readonly from: readonly TransferState[]; readonly to: TransferState }

export const transferMoves = {
  commit: { from: ['prepared'], to: 'done' },
  /** By the caller that started it; before the commit, or after it while the money is still there. */
  rollBack: { from: ['prepared', 'done'], to: 'rolled-back' },
  /** Not committed in time: the amount is returned. */
  expire: { from: ['prepared'], to: 'expired' },
} as const satisfies Record<string, Move>

export type TransferMove = keyof typeof transferMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function transferCan(move: TransferMove, state: TransferState): boolean {
  const from: readonly TransferState[] = transferMoves[move].from
  return from.includes(state)
}
