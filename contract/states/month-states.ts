/** A month of the accounting. `running`: it is not over. `open`: over, and not closed or opened again. */
export const MONTH_STATES = ['running', 'open', 'closed'] as const
export type MonthState = (typeof MONTH_STATES)[number]

/** What two people do with a month. */
export const monthMoves = {
  close: { from: ['open'], to: 'closed' },
  /** With a reason, and only the last closed month: what was closed after it stands on it. */
  reopen: { from: ['closed'], to: 'open' },
} as const satisfies Record<string, { from: readonly MonthState[]; to: MonthState }>

export type MonthMove = keyof typeof monthMoves

/** Checked by the server before it writes and by the screen before it offers the move. */
export function monthCan(move: MonthMove, state: MonthState): boolean {
  const from: readonly MonthState[] = monthMoves[move].from
  return from.includes(state)
}
