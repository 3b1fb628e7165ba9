/** `replaced`: a later request took its place before it held. */
export const LIMIT_CHANGE_STATES = ['in-force', 'past', 'pending', 'cancelled', 'replaced'] as const
