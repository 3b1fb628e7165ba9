/** An alert waits until a person adds it to a case, or dismisses it with a reason. */
export const ALERT_STATES = ['waiting', 'in-case', 'dismissed'] as const
export type AlertState = (typeof ALERT_STATES)[number]

/** States of a case of a player. `waiting`: for something from outside, such as a paper. `closed`: decided. */
export const CASE_STATES = ['open', 'waiting', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]

export const caseMoves = {
  wait: { from: ['open'], to: 'waiting' },
  resume: { from: ['waiting'], to: 'open' },
  decide: { from: ['open', 'waiting'], to: 'closed' },
  reopen: { from: ['closed'], to: 'open' },
} as const satisfies Record<string, { from: readonly CaseState[]; to: CaseState }>
export type CaseMove = keyof typeof caseMoves
export const CASE_MOVES = Object.keys(caseMoves) as CaseMove[]

/** Checked by the server before it writes and by the screen before it offers the move. */
export function caseCan(move: CaseMove, state: CaseState): boolean {
  const from: readonly CaseState[] = caseMoves[move].from
  return from.includes(state)
}

/** Outcomes of a case, from the mildest. A decision has no effect by itself: its consequences need their own calls and permissions. */
export const CASE_OUTCOMES = [
  'nothing',
  'watched',
  'talked',
  'care-letter',
  'restricted',
  'excluded',
  'reported',
] as const
export type CaseOutcome = (typeof CASE_OUTCOMES)[number]
