/** What went between wallets and terminals of a person, and what was played there, in minor units. */
export type TerminalMoney = {
  readonly takenMinor: number
  readonly givenMinor: number
  readonly stakedMinor: number
  readonly wonMinor: number
}

/**
 * Cash of terminals, which nobody tells of: what was taken there, and neither played nor brought back, may have been paid out as cash;
 * what was played or brought back, and neither taken there nor won, came in as cash. What stood there at midnight came over it.
 */
export function cashOfTerminals(today: TerminalMoney, yesterday: TerminalMoney): { inMinor: number; outMinor: number } {
  const left = leftAt(today)
  const stoodMinor = Math.max(0, leftAt(yesterday))
  return { inMinor: Math.max(0, -left - stoodMinor), outMinor: Math.max(0, left) }
}

const leftAt = ({ takenMinor, givenMinor, stakedMinor, wonMinor }: TerminalMoney): number =>
  takenMinor - givenMinor - stakedMinor + wonMinor
