/** The state of an account. Exclusion is separate: by law or by the player's own choice, in other rooms. */
export type PlayerState = 'open' | 'locked' | 'closed'

export const playerMoves = {
  lock: { from: ['open'], to: 'locked' },
  unlock: { from: ['locked'], to: 'open' },
  /** Requested by the player. It cannot be undone: to play again, the person registers again. */
  close: { from: ['open'], to: 'closed' },
} as const satisfies Record<string, { from: readonly PlayerState[]; to: PlayerState }>

export type PlayerMove = keyof typeof playerMoves

export function playerCan(move: PlayerMove, state: PlayerState): boolean {
  const from: readonly PlayerState[] = playerMoves[move].from
  return from.includes(state)
}
