/** A player's standing with the house. `exclude` is another matter: law and the player's own choice, in other rooms. */
export type PlayerState = 'open' | 'locked' | 'closed'

export const playerMoves = {
  lock: { from: ['open'], to: 'locked' },
  unlock: { from: ['locked'], to: 'open' },
  /** The player's own request. There is no way back: who wants to play again registers again. */
  close: { from: ['open'], to: 'closed' },
} as const satisfies Record<string, { from: readonly PlayerState[]; to: PlayerState }>

export type PlayerMove = keyof typeof playerMoves

export function playerCan(move: PlayerMove, state: PlayerState): boolean {
  const from: readonly PlayerState[] = playerMoves[move].from
  return from.includes(state)
}
