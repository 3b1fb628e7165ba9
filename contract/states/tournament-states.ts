/** Life of one round of a tournament. Its instants move it up to `scoring`; from there on people do. */
export const ROUND_STATES = ['planned', 'open', 'running', 'scoring', 'published', 'paid', 'cancelled'] as const
export type RoundState = (typeof ROUND_STATES)[number]

export const roundMoves = {
  /** Its registration begins. */
  open: { from: ['planned'], to: 'open' },
  /** Rounds of games count from now on. */
  start: { from: ['open'], to: 'running' },
  /** No round of a game that is staked from now on counts. */
  end: { from: ['running'], to: 'scoring' },
  /** By two people: the results are told, and nothing changes them. */
  publish: { from: ['scoring'], to: 'published' },
  /** Every prize has been given, or cannot be any more. */
  pay: { from: ['published'], to: 'paid' },
  cancel: { from: ['planned', 'open', 'running', 'scoring'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly RoundState[]; to: RoundState }>

export type RoundMove = keyof typeof roundMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function roundCan(move: RoundMove, state: RoundState): boolean {
  const from: readonly RoundState[] = roundMoves[move].from
  return from.includes(state)
}

/** Rounds that somebody can enter, while their registration is open. */
export const canEnter = (state: RoundState): boolean => state === 'open' || state === 'running'
/** Its plan may still change: nobody has entered it. */
export const canReplan = (state: RoundState): boolean => state === 'planned'

/** A player in a round. Who has left may come again, and begins anew; who was taken out may not. */
export const ENTRY_STATES = ['in', 'left', 'removed'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** Why a player was taken out of a round. */
export const REMOVAL_REASONS = ['disqualified', 'excluded', 'locked', 'closed', 'restricted'] as const
export type RemovalReason = (typeof REMOVAL_REASONS)[number]

/** What became of the prize of a place: `held` is tried again, `lapsed` is not. */
export const PRIZE_OUTCOMES = ['none', 'paid', 'held', 'lapsed'] as const
export type PrizeOutcome = (typeof PRIZE_OUTCOMES)[number]
