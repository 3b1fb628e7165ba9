/** How long a win is counted up, by its multiple of the stake (motion table). A return up to the stake is not counted up. */
export function countUpMs(winMinor: number, stakeMinor: number): number {
  if (winMinor <= stakeMinor) return 0
  if (winMinor < 10 * stakeMinor) return 600
  return winMinor < 50 * stakeMinor ? 1600 : 3000
}
