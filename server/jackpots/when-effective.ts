/**
 * A decision takes effect for rounds that are booked so long after it: processes whose clocks differ agree on which
 * those are, and rounds that were counted before are not affected.
 */
export const EFFECTIVE_AFTER_MS = 5_000

/** The instant from which a decision takes effect. */
export const effectiveAfter = (decidedAt: Date): Date => new Date(decidedAt.getTime() + EFFECTIVE_AFTER_MS)

/** Later than every decision. */
export const NEVER = new Date('9999-12-31T00:00:00Z')
