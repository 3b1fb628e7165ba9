const FIRST_MS = 2_000
const SLOWEST_MS = 30_000
const FIRST_LOOKS = 5

/**
 * How long until a payment that is on its way is looked at again: often at first, then ever less. Where the site tells by itself
 * that it moved, seldom from the beginning.
 */
export function lookAgainMs(looks: number, isLive: boolean): number {
  if (isLive) return SLOWEST_MS
  const later = Math.max(0, looks - FIRST_LOOKS)
  return Math.min(SLOWEST_MS, Math.round(FIRST_MS * 1.5 ** later))
}
