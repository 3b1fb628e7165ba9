/** `replaced`: by a later request, before it took effect. */
export const LIMIT_CHANGE_STATES = ['in-force', 'past', 'pending', 'cancelled', 'replaced'] as const
