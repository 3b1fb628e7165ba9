/** What went between wallets and terminals of a person, and what was played there, in minor units. */
export type TerminalMoney = {
  readonly takenMinor: number
  readonly givenMinor: number
  readonly stakedMinor: number
  readonly wonMinor: number
}

/**
 * Cash of terminals on a day, which nobody tells of: what was taken there, and neither played nor brought back, may have been paid out
 * as cash; what was played or brought back, and neither taken there nor won, came in as cash. No terminal says what stood on it at
 * midnight, and it counted as paid out the day before: so nothing comes over it.
 */
export function cashOfTerminals({ takenMinor, givenMinor, stakedMinor, wonMinor }: TerminalMoney) {
  const leftMinor = takenMinor - givenMinor - stakedMinor + wonMinor
  return { inMinor: Math.max(0, -leftMinor), outMinor: Math.max(0, leftMinor) }
}
