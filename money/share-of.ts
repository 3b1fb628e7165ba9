/**
 * The share of a win that belongs to a part of the stake, in minor units. Rounded down: the rest of the win goes to the
 * rest of the stake, so both add up to the win exactly.
 */
export function shareOf(wonMinor: number, partMinor: number, wholeMinor: number): number {
  if (partMinor === 0) return 0
  return Number((BigInt(wonMinor) * BigInt(partMinor)) / BigInt(wholeMinor))
}
