import { lastCashOut, type Curve } from '../math/index.ts'

/** A bet on a shared round as it ended. Multipliers in hundredths, amounts in minor units. */
export type EndedBet = {
  readonly stakeMinor: number
  readonly autoCashOut: number | null
  /** Null: it was lost. */
  readonly cashOut: number | null
  readonly winMinor: number
  /** Where half of it was cashed out before the rest, in a game that allows it. */
  readonly halfOut?: number | null
}

/** What is left of a stake in the round once half of it is out. */
export function stakeLeft(stakeMinor: number, halfOut: number | null): number {
  return halfOut === null ? stakeMinor : stakeMinor / 2
}

/**
 * Whether a bet was paid as the rules of shared rounds say: out at a multiplier that the round reached and not above its
 * own, for the stake times that; or lost, and then its own multiplier was not reached.
 */
export function isPaidByRules(
  curve: Pick<Curve, 'maxMultiplier' | 'stations'> & { readonly canCashHalf?: boolean },
  crashPoint: number,
  { stakeMinor, autoCashOut, cashOut, winMinor, halfOut = null }: EndedBet,
): boolean {
  const own = autoCashOut ?? lastCashOut({ ...curve, growthPerMs: 1 })
  const isStation = cashOut === null || curve.stations === undefined || curve.stations.includes(cashOut)
  const isInTime = cashOut === null ? own > crashPoint : cashOut <= crashPoint && cashOut <= own
  const isHalfInTime = halfOut === null || (curve.canCashHalf === true && halfOut <= Math.min(crashPoint, own))
  const hundredfold =
    (halfOut === null ? 0 : (stakeMinor / 2) * halfOut) + stakeLeft(stakeMinor, halfOut) * (cashOut ?? 0)
  return isStation && isInTime && isHalfInTime && winMinor * 100 === hundredfold
}
