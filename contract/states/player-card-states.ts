/** States of a venue card (decision 0043). A removed one is void. */
export const PLAYER_CARD_STATES = ['active', 'locked', 'removed'] as const

export type PlayerCardState = (typeof PLAYER_CARD_STATES)[number]

export const playerCardMoves = {
  /** By staff or a venue: nobody can sign in with it until it is unlocked. */
  lock: { from: ['active'], to: 'locked' },
  unlock: { from: ['locked'], to: 'active' },
  remove: { from: ['active', 'locked'], to: 'removed' },
} as const satisfies Record<string, { from: readonly PlayerCardState[]; to: PlayerCardState }>

export type PlayerCardMove = keyof typeof playerCardMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function playerCardCan(move: PlayerCardMove, state: PlayerCardState): boolean {
  const from: readonly PlayerCardState[] = playerCardMoves[move].from
  return from.includes(state)
}

/** The player can remove only an unlocked card; for a locked one they must contact staff. */
export function playerMayRemove(state: PlayerCardState): boolean {
  return state === 'active'
}
