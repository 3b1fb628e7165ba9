/** Life of a bonus that a player was offered. Only an active one has money. */
export const BONUS_STATES = ['offered', 'active', 'converted', 'used-up', 'forfeited', 'expired'] as const
export type BonusState = (typeof BONUS_STATES)[number]

export const bonusMoves = {
  /** By the player, who was told the terms. */
  activate: { from: ['offered'], to: 'active' },
  /** By the player or by staff. */
  cancel: { from: ['offered', 'active'], to: 'forfeited' },
  /** By time. */
  expire: { from: ['offered', 'active'], to: 'expired' },
  /** What is left becomes cash: so much was staked as was agreed. */
  convert: { from: ['active'], to: 'converted' },
  /** Nothing is left. */
  'use-up': { from: ['active'], to: 'used-up' },
} as const satisfies Record<string, { from: readonly BonusState[]; to: BonusState }>

export type BonusMove = keyof typeof bonusMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function bonusCan(move: BonusMove, state: BonusState): boolean {
  const from: readonly BonusState[] = bonusMoves[move].from
  return from.includes(state)
}
