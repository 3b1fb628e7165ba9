/**
 * A decision holds for rounds that the books have from so long after it: processes whose clocks differ agree on which those
 * are, and no round that was counted before it changes sides.
 */
export const EFFECTIVE_AFTER_MS = 5_000

/** From when on a decision of this moment holds. */
export const effectiveAfter = (decidedAt: Date): Date => new Date(decidedAt.getTime() + EFFECTIVE_AFTER_MS)

/** Later than every decision. */
export const NEVER = new Date('9999-12-31T00:00:00Z')
