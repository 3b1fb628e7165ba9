/**
 * What belongs to a part of a stake out of what the whole stake brought, in minor units. Rounded down: whoever had the rest
 * of the stake gets the rest of the win, so both are the whole win exactly.
 */
export function shareOf(wonMinor: number, partMinor: number, wholeMinor: number): number {
  if (partMinor === 0) return 0
  return Number((BigInt(wonMinor) * BigInt(partMinor)) / BigInt(wholeMinor))
}
