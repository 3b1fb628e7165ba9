/** Life of a transfer of funds. What it takes leaves the account at once; what it gives arrives when it is done. */
export const TRANSFER_STATES = ['prepared', 'done', 'rolled-back', 'expired'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

type Move = { readonly from: readonly TransferState[]; readonly to: TransferState }

export const transferMoves = {
  commit: { from: ['prepared'], to: 'done' },
  /** Whoever asked for it takes it back; before the commit, or after it while the money is still there. */
  rollBack: { from: ['prepared', 'done'], to: 'rolled-back' },
  /** Nobody committed it in time: what was taken is back. */
  expire: { from: ['prepared'], to: 'expired' },
} as const satisfies Record<string, Move>

export type TransferMove = keyof typeof transferMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function transferCan(move: TransferMove, state: TransferState): boolean {
  const from: readonly TransferState[] = transferMoves[move].from
  return from.includes(state)
}
