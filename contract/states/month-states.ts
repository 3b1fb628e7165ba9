/** States of a month of the accounting. `running`: not over. `open`: over, and not closed or reopened. */
export const MONTH_STATES = ['running', 'open', 'closed'] as const
export type MonthState = (typeof MONTH_STATES)[number]

/** Moves of a month, each by two people. */
export const monthMoves = {
  close: { from: ['open'], to: 'closed' },
  /** With a reason, and only the last closed month, because later ones are based on it. */
  reopen: { from: ['closed'], to: 'open' },
} as const satisfies Record<string, { from: readonly MonthState[]; to: MonthState }>

export type MonthMove = keyof typeof monthMoves

/** Checked by the server before it writes and by the screen before it offers the move. */
export function monthCan(move: MonthMove, state: MonthState): boolean {
  const from: readonly MonthState[] = monthMoves[move].from
  return from.includes(state)
}
