/** States of a payment card stored by a gateway. Only an active one can be charged by one click. */
export const CARD_STATES = ['registered', 'verified', 'active', 'deregistered'] as const

export type CardState = (typeof CARD_STATES)[number]

export const cardMoves = {
  /** The gateway confirms that it can be charged. */
  verify: { from: ['registered'], to: 'verified' },
  /** The player allows payments by one click. */
  activate: { from: ['verified'], to: 'active' },
  deregister: { from: ['registered', 'verified', 'active'], to: 'deregistered' },
} as const satisfies Record<string, { from: readonly CardState[]; to: CardState }>

export type CardMove = keyof typeof cardMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function cardCan(move: CardMove, state: CardState): boolean {
  const from: readonly CardState[] = cardMoves[move].from
  return from.includes(state)
}
