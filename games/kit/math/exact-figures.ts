import type { ChainValue } from './chain.ts'
import type { Declared } from './definition-parts.ts'
import { multiply, rational, squareRootToDecimal, subtract, toDecimal, type Rational } from './rational.ts'

/** The return of a game and what goes with it. The same for every engine whose rounds are played at once. */
export type ExactReturn = {
  readonly returnNumerator: bigint
  readonly returnDenominator: bigint
  /** Per cent, six decimals. */
  readonly rtp: string
  /** The part of `rtp` won in the paid step itself, and in the feature that it starts. */
  readonly split: { readonly base: string; readonly feature: string }
  /** Per cent of rounds that win anything. */
  readonly hitFrequency: string
  /** Of one round's win, in stakes. */
  readonly standardDeviation: string
  readonly maxWinX: string
  readonly maxWinCoins: number
  /** One round in so many starts the feature; absent without a feature. */
  readonly featureOneIn?: string
  readonly volatility: Declared['volatility']
}

export const DECIMALS = 6

/** Classes of the standard deviation of one round's win, in stakes. */
export function volatilityOf(standardDeviation: number): ExactReturn['volatility'] {
  if (standardDeviation < 4) return 'low'
  if (standardDeviation < 6) return 'medium-low'
  if (standardDeviation < 9) return 'medium'
  return standardDeviation < 14 ? 'medium-high' : 'high'
}

export const percent = (ratio: Rational): string => toDecimal(multiply(ratio, rational(100n, 1n)), DECIMALS)

/**
 * Writes the figures of a whole round. `round` is counted in coins; `base` is the part of its mean that the paid step
 * pays itself, in coins; `featureStarts` is how often the feature starts.
 */
export function figuresOf(
  round: ChainValue,
  coinsOfStake: number,
  base: Rational,
  featureStarts?: Rational,
): ExactReturn {
  const coins = BigInt(coinsOfStake)
  const mean = rational(round.sum, round.scale * coins)
  const variance = subtract(rational(round.sumOfSquares, round.scale * coins * coins), multiply(mean, mean))
  const standardDeviation = squareRootToDecimal(variance, DECIMALS)
  const baseMean = multiply(base, rational(1n, coins))
  const starts = featureStarts && featureStarts.numerator > 0n ? featureStarts : undefined
  return {
    returnNumerator: mean.numerator,
    returnDenominator: mean.denominator,
    rtp: percent(mean),
    split: { base: percent(baseMean), feature: percent(subtract(mean, baseMean)) },
    hitFrequency: percent(rational(round.scale - round.losing, round.scale)),
    standardDeviation,
    maxWinX: toDecimal(rational(BigInt(round.max), coins), DECIMALS),
    maxWinCoins: round.max,
    ...(starts ? { featureOneIn: toDecimal(rational(starts.denominator, starts.numerator), DECIMALS) } : {}),
    volatility: volatilityOf(Number(standardDeviation)),
  }
}

/** The figures that a definition declares. */
export function declaredOf(exact: ExactReturn): Declared {
  const { rtp, hitFrequency, standardDeviation, maxWinX, maxWinCoins, featureOneIn, volatility } = exact
  const declared = { rtp, hitFrequency, standardDeviation, maxWinX, maxWinCoins, volatility }
  return featureOneIn === undefined ? declared : { ...declared, featureOneIn }
}
