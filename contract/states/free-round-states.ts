/**
 * States of free rounds of one player. `offered`: not accepted yet. `accepted`: a game was chosen. `active`: a round was played.
 * Wins are the player's in every state.
 */
export const FREE_ROUND_STATES = [
  'offered',
  'accepted',
  'active',
  'finished',
  'converted',
  'cancelled',
  'expired',
] as const
export type FreeRoundState = (typeof FREE_ROUND_STATES)[number]

export const freeRoundMoves = {
  accept: { from: ['offered'], to: 'accepted' },
  /** Another game of the offer, if the chosen one can no longer be played. */
  change: { from: ['accepted', 'active'], to: 'accepted' },
  play: { from: ['accepted', 'active'], to: 'active' },
  finish: { from: ['active'], to: 'finished' },
  /** To bonus money or cash instead of the rounds. */
  convert: { from: ['offered'], to: 'converted' },
  cancel: { from: ['offered', 'accepted', 'active'], to: 'cancelled' },
  expire: { from: ['offered', 'accepted', 'active'], to: 'expired' },
} as const satisfies Record<string, { from: readonly FreeRoundState[]; to: FreeRoundState }>

export type FreeRoundMove = keyof typeof freeRoundMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function freeRoundsCan(move: FreeRoundMove, state: FreeRoundState): boolean {
  const from: readonly FreeRoundState[] = freeRoundMoves[move].from
  return from.includes(state)
}
