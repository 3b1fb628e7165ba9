/** A player's standing with the house. `exclude` is another matter: law and the player's own choice, in other rooms. */
export type PlayerState = 'open' | 'locked'

export const playerMoves = {
  lock: { from: ['open'], to: 'locked' },
  unlock: { from: ['locked'], to: 'open' },
} as const satisfies Record<string, { from: readonly PlayerState[]; to: PlayerState }>

export type PlayerMove = keyof typeof playerMoves

export function playerCan(move: PlayerMove, state: PlayerState): boolean {
  const from: readonly PlayerState[] = playerMoves[move].from
  return from.includes(state)
}
