import { lastCashOut, type Curve } from '../math/index.ts'

/** A bet on a shared round after its end. Multipliers in hundredths, amounts in minor units. */
export type EndedBet = {
  readonly stakeMinor: number
  readonly autoCashOut: number | null
  /** Null for a lost bet. */
  readonly cashOut: number | null
  readonly winMinor: number
  /** The multiplier at which half of it was cashed out first, in a game that allows it. */
  readonly halfOut?: number | null
}

/** The part of a stake that remains in the round after half of it was cashed out. */
export function stakeLeft(stakeMinor: number, halfOut: number | null): number {
  return halfOut === null ? stakeMinor : stakeMinor / 2
}

/**
 * Whether a bet was paid according to the rules of shared rounds: cashed out at a multiplier that the round reached and
 * not above the bet’s own target, for the stake times that multiplier; or lost because its target was not reached.
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
