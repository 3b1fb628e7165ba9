import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'

const RANGE = 1n << 52n

/** A multiplier rises until it breaks; who has cashed out before is paid at the multiplier of that moment. */
export const CrashDefinition = Type.Object(
  {
    ...betGameParts('crash'),
    /** The return of every cash-out target, in hundredths of a per cent. */
    returnBasisPoints: Type.Integer({ minimum: 9000, maximum: 9900 }),
    /** All bets are cashed out here, in hundredths. */
    maxMultiplier: Type.Integer({ minimum: 200, maximum: 1_000_000 }),
    /** How the multiplier grows, in millionths per millisecond: m(t) = e^(growth · t). */
    growthPerMs: Type.Integer({ minimum: 1, maximum: 1000 }),
    /** Cashing out is possible at these multipliers only, in hundredths, rising; without them at any. */
    stations: Type.Optional(Type.Array(Type.Integer({ minimum: 101 }), { minItems: 2, maxItems: 40 })),
    /**
     * Half of a bet can be cashed out before the rest. Each half returns what every cash-out target returns, so the whole
     * does; coins are of even values, so that half a stake is won in whole minor units.
     */
    canCashHalf: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type CrashDefinition = Static<typeof CrashDefinition>

/** The multiplier at which the player leaves, in hundredths. */
export type CrashBet = { readonly cashOut: number }
export type CrashOutcome = {
  readonly engine: 'crash'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: CrashBet
  /** Where the multiplier broke, in hundredths. */
  readonly crashPoint: number
  readonly winMinor: number
}

/**
 * Where a round breaks, in hundredths, from 52 fair bits: max(1.00, ⌊R·2⁵² / (100·(2⁵² − r))⌋ / 100), in whole numbers
 * without rounding, cut at the largest multiplier. A target M is reached by exactly ⌊R·2⁵² / (100·M)⌋ of the 2⁵²
 * numbers, so every target returns R (less than 2⁻⁵²·M away).
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
