/** States of a trigger. `draft`: it handles no events. Terms can only be changed in this state, and going live needs two people. */
export const TRIGGER_STATES = ['draft', 'live', 'paused', 'ended'] as const
export type TriggerState = (typeof TRIGGER_STATES)[number]

export const triggerMoves = {
  /** New terms: the earlier approval does not cover them. */
  edit: { from: ['draft', 'paused'], to: 'draft' },
  /** By a second person, never by the author of the terms. */
  'go-live': { from: ['draft'], to: 'live' },
  pause: { from: ['live'], to: 'paused' },
  /** By the approved terms. Events during the pause are not made up for. */
  resume: { from: ['paused'], to: 'live' },
  /** By staff, or because its budget is used up. */
  end: { from: ['draft', 'live', 'paused'], to: 'ended' },
} as const satisfies Record<string, { from: readonly TriggerState[]; to: TriggerState }>

export type TriggerMove = keyof typeof triggerMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function triggerCan(move: TriggerMove, state: TriggerState): boolean {
  const from: readonly TriggerState[] = triggerMoves[move].from
  return from.includes(state)
}
