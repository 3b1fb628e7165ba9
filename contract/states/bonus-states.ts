/** States of the award of a bonus. Only an active one has money. */
export const BONUS_STATES = ['offered', 'active', 'converted', 'used-up', 'forfeited', 'expired'] as const
export type BonusState = (typeof BONUS_STATES)[number]

export const bonusMoves = {
  /** By the player, who has seen the terms. */
  activate: { from: ['offered'], to: 'active' },
  /** By the player or by staff. */
  cancel: { from: ['offered', 'active'], to: 'forfeited' },
  /** By time. */
  expire: { from: ['offered', 'active'], to: 'expired' },
  /** The balance becomes cash: the wagering target was reached. */
  convert: { from: ['active'], to: 'converted' },
  /** The balance is zero. */
  'use-up': { from: ['active'], to: 'used-up' },
} as const satisfies Record<string, { from: readonly BonusState[]; to: BonusState }>

export type BonusMove = keyof typeof bonusMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function bonusCan(move: BonusMove, state: BonusState): boolean {
  const from: readonly BonusState[] = bonusMoves[move].from
  return from.includes(state)
}
