/** Life of a card of a venue (decision 0043). A removed one proves nothing any more. */
export const PLAYER_CARD_STATES = ['active', 'locked', 'removed'] as const

export type PlayerCardState = (typeof PLAYER_CARD_STATES)[number]

export const playerCardMoves = {
  /** Staff or a venue: nobody signs in with it until it is unlocked. */
  lock: { from: ['active'], to: 'locked' },
  unlock: { from: ['locked'], to: 'active' },
  remove: { from: ['active', 'locked'], to: 'removed' },
} as const satisfies Record<string, { from: readonly PlayerCardState[]; to: PlayerCardState }>

export type PlayerCardMove = keyof typeof playerCardMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function playerCardCan(move: PlayerCardMove, state: PlayerCardState): boolean {
  const from: readonly PlayerCardState[] = playerCardMoves[move].from
  return from.includes(state)
}

/** The player takes off only a card that nobody has locked: a locked one is a question for staff. */
export function playerMayRemove(state: PlayerCardState): boolean {
  return state === 'active'
}
