import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'

const RANGE = 1n << 52n

/** A multiplier rises until it crashes; a player who cashed out before is paid the multiplier of that moment. */
export const CrashDefinition = Type.Object(
  {
    ...betGameParts('crash'),
    /** Return of every cash-out target, in basis points. */
    returnBasisPoints: Type.Integer({ minimum: 9000, maximum: 9900 }),
    /** All open bets are cashed out at this multiplier, in hundredths. */
    maxMultiplier: Type.Integer({ minimum: 200, maximum: 1_000_000 }),
    /** How the multiplier grows, in millionths per millisecond: m(t) = e^(growth · t). */
    growthPerMs: Type.Integer({ minimum: 1, maximum: 1000 }),
    /** The only multipliers at which a bet can be cashed out, in hundredths, rising; absent: at any multiplier. */
    stations: Type.Optional(Type.Array(Type.Integer({ minimum: 101 }), { minItems: 2, maxItems: 40 })),
    /**
     * Half of a bet can be cashed out before the rest. Each half has the return of its cash-out target, so the bet has
     * it too; coin values are even, so that half a stake wins whole minor units.
     */
    canCashHalf: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type CrashDefinition = Static<typeof CrashDefinition>

/** The multiplier at which the player cashes out, in hundredths. */
export type CrashBet = { readonly cashOut: number }
export type CrashOutcome = {
  readonly engine: 'crash'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: CrashBet
  /** The multiplier of the crash, in hundredths. */
  readonly crashPoint: number
  readonly winMinor: number
}

/**
 * The crash point in hundredths from 52 fair bits: max(1.00, ⌊R·2⁵² / (100·(2⁵² − r))⌋ / 100), in integer arithmetic
 * without rounding, at most the largest multiplier. A target M is reached by exactly ⌊R·2⁵² / (100·M)⌋ of the 2⁵²
 * numbers, so every target returns R (with an error below 2⁻⁵²·M).
 */
export function crashPointOf(
  { returnBasisPoints, maxMultiplier }: Pick<CrashDefinition, 'returnBasisPoints' | 'maxMultiplier'>,
  bits: bigint,
): number {
  const hundredths = (BigInt(returnBasisPoints) * RANGE) / (100n * (RANGE - bits))
  return Number(hundredths < 100n ? 100n : hundredths > BigInt(maxMultiplier) ? BigInt(maxMultiplier) : hundredths)
}

const problemsOf = makeCheck(CrashDefinition, ({ coins, coinValues, stations, maxMultiplier, canCashHalf }, say) => {
  if (coins !== 100) say('A multiplier in hundredths is paid in hundredths of the stake.')
  if (stations?.some((station, index) => index > 0 && station <= (stations[index - 1] ?? 0))) say('Stations must rise.')
  if (canCashHalf && stations) say('Half a bet is cashed out by hand, not at stations.')
  if (canCashHalf && Object.values(coinValues).some((values) => values.some((value) => value % 2 !== 0)))
    say('Half a coin must be whole minor units.')
  if ((stations?.at(-1) ?? 0) > maxMultiplier) say('The last station lies above the largest multiplier.')
})

function problemsOfBet({ maxMultiplier, stations }: CrashDefinition, bet: unknown): string[] {
  const cashOut = typeof bet === 'object' && bet !== null && 'cashOut' in bet ? bet.cashOut : undefined
  if (typeof cashOut !== 'number' || !Number.isInteger(cashOut)) return ['No multiplier to leave at.']
  if (cashOut < 101 || cashOut > maxMultiplier) return ['This multiplier cannot be chosen.']
  return stations && !stations.includes(cashOut) ? ['There is no station.'] : []
}

export const crashEngine: BetEngine<'crash', CrashDefinition, CrashBet, CrashOutcome> = {
  name: 'crash',
  problemsOf,
  problemsOfBet,
  betsOf: ({ stations, maxMultiplier }) =>
    (stations ?? [200, 101, 110, 150, 300, 500, 1000, 10_000, 100_000, maxMultiplier])
      .filter((cashOut, index, all) => cashOut <= maxMultiplier && all.indexOf(cashOut) === index)
      .map((cashOut) => ({ name: `${(cashOut / 100).toFixed(2)}×`, bet: { cashOut } })),
  waysOf: ({ returnBasisPoints }, { cashOut }) => {
    const winning = (BigInt(returnBasisPoints) * RANGE) / (100n * BigInt(cashOut))
    return [
      { coins: cashOut, ways: winning },
      { coins: 0, ways: RANGE - winning },
    ]
  },
  /** Draw script: two draws of 26 bits, high bits first. A shared round takes its 52 bits from the committed chain. */
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const high = rng.below(0x400_0000)
    const crashPoint = crashPointOf(definition, (BigInt(high) << 26n) + BigInt(rng.below(0x400_0000)))
    const winMinor = crashPoint >= bet.cashOut ? bet.cashOut * coinValueMinor : 0
    return { engine: 'crash', v: 1, stakeMinor, bet, crashPoint, winMinor }
  },
  stakesFor: coinStakesFor,
}
