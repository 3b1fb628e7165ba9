/** States of one round of a tournament. Up to `scoring` the moves happen by time; from there on by people. */
export const ROUND_STATES = ['planned', 'open', 'running', 'scoring', 'published', 'paid', 'cancelled'] as const
export type RoundState = (typeof ROUND_STATES)[number]

export const roundMoves = {
  /** Its registration opens. */
  open: { from: ['planned'], to: 'open' },
  /** Rounds of games count from now on. */
  start: { from: ['open'], to: 'running' },
  /** Rounds of games staked from now on do not count. */
  end: { from: ['running'], to: 'scoring' },
  /** By two people: the results are published, and final. */
  publish: { from: ['scoring'], to: 'published' },
  /** Every prize has been given, or can no longer be given. */
  pay: { from: ['published'], to: 'paid' },
  cancel: { from: ['planned', 'open', 'running', 'scoring'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly RoundState[]; to: RoundState }>

export type RoundMove = keyof typeof roundMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function roundCan(move: RoundMove, state: RoundState): boolean {
  const from: readonly RoundState[] = roundMoves[move].from
  return from.includes(state)
}

/** Rounds that can be entered, while their registration is open. */
export const canEnter = (state: RoundState): boolean => state === 'open' || state === 'running'
/** Its plan can still be changed, because nobody has entered it. */
export const canReplan = (state: RoundState): boolean => state === 'planned'

/** States of a player in a round. A player who left may enter again, and starts anew; a removed one may not. */
export const ENTRY_STATES = ['in', 'left', 'removed'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** Why a player was removed from a round. */
export const REMOVAL_REASONS = ['disqualified', 'excluded', 'locked', 'closed', 'restricted'] as const
export type RemovalReason = (typeof REMOVAL_REASONS)[number]

/** Outcome of the prize of a place: `held` is retried, `lapsed` is not. */
export const PRIZE_OUTCOMES = ['none', 'paid', 'held', 'lapsed'] as const
export type PrizeOutcome = (typeof PRIZE_OUTCOMES)[number]
