/** Transfers between a person's wallets and terminals, and play there, in minor units. */
export type TerminalMoney = {
  readonly takenMinor: number
  readonly givenMinor: number
  readonly stakedMinor: number
  readonly wonMinor: number
}

/**
 * Estimates cash at terminals on a day, which is not reported: credit taken there that was neither played nor returned
 * may have been paid out as cash; credit played or returned that was neither taken there nor won was paid in as cash.
 * Credit on a terminal at midnight is not reported and counted as paid out the day before: so nothing is carried over.
 */
export function cashOfTerminals({ takenMinor, givenMinor, stakedMinor, wonMinor }: TerminalMoney) {
  const leftMinor = takenMinor - givenMinor - stakedMinor + wonMinor
  return { inMinor: Math.max(0, -leftMinor), outMinor: Math.max(0, leftMinor) }
}
