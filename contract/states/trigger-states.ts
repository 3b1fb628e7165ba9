/** Life of a trigger. `draft`: it hears nothing. Its terms change only there, and what goes live has two people behind it. */
export const TRIGGER_STATES = ['draft', 'live', 'paused', 'ended'] as const
export type TriggerState = (typeof TRIGGER_STATES)[number]

export const triggerMoves = {
  /** New terms: whoever signed the old ones has not signed these. */
  edit: { from: ['draft', 'paused'], to: 'draft' },
  /** By a second person, never by whoever wrote the terms. */
  'go-live': { from: ['draft'], to: 'live' },
  pause: { from: ['live'], to: 'paused' },
  /** By the terms that were signed. What happened in between is not made up for. */
  resume: { from: ['paused'], to: 'live' },
  /** By staff, or because its budget is used up. */
  end: { from: ['draft', 'live', 'paused'], to: 'ended' },
} as const satisfies Record<string, { from: readonly TriggerState[]; to: TriggerState }>

export type TriggerMove = keyof typeof triggerMoves

/** Asked by the server before it writes and by the screens before they offer it. */
export function triggerCan(move: TriggerMove, state: TriggerState): boolean {
  const from: readonly TriggerState[] = triggerMoves[move].from
  return from.includes(state)
}
