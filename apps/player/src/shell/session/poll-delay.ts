const FIRST_MS = 2_000
const SLOWEST_MS = 30_000
const FIRST_LOOKS = 5

/**
 * Delay until a pending payment is polled again: short at first, then growing. With live events it is long from the
 * beginning.
 */
export function pollDelayMs(looks: number, isLive: boolean): number {
  if (isLive) return SLOWEST_MS
  const later = Math.max(0, looks - FIRST_LOOKS)
  return Math.min(SLOWEST_MS, Math.round(FIRST_MS * 1.5 ** later))
}
