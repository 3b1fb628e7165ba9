import type { ReturnBounds } from './return-bounds.ts'

/**
 * Upper bound of the probability that a game with the proved return is ever alarmed during one watch, however long it
 * lasts.
 */
export const FALSE_ALARM_RATE = 1e-4

/** Sizes of the bet against the proof: each half of the one before. One of them fits every drift and every volatility. */
const BETS: readonly number[] = Array.from({ length: 20 }, (_, index) => 0.5 ** (index + 1))

export type Side = 'above' | 'below'

/** Natural logarithms of the products, one per bet; nothing on a side that has no bound. */
export type Evidence = { readonly above: Float64Array; readonly below: Float64Array }

export type DriftTest = {
  /** Adds one finished round; `x` is its win, less what decisions added to the stake, over the stake. */
  readonly take: (evidence: Evidence, x: number) => void
  /** Logarithm to base 10 of the e-value of each side, with `openRounds` counted with their worst possible result. */
  readonly judge: (evidence: Evidence, openRounds?: number) => Readonly<Partial<Record<Side, number>>>
}

/** An e-value of this (as a logarithm to base 10) is an alarm. Both sides share the rate. */
export function thresholdOf(rate: number = FALSE_ALARM_RATE): number {
  return Math.log10(2 / rate)
}

export function noEvidence(): Evidence {
  return { above: new Float64Array(BETS.length), below: new Float64Array(BETS.length) }
}

/**
 * The sequential test of one game (README.md beside this file has the proofs).
 *
 * Above: product of `1 + b (x − most)`, a fair bet against "the mean is at most `most`".
 * Below: product of `exp(−b x) / (1 − b least + b² secondMoment / 2)`, a fair bet against "the mean is at least `least`".
 * Under the proof each product, and so their average over the bets, is a supermartingale that begins at 1.
 */
export function driftTest({ most, least, secondMoment, maxWinX, leastX }: ReturnBounds): DriftTest {
  const belowNorm = BETS.map((bet) => (least === null ? 0 : Math.log(1 - bet * least + (bet * bet * secondMoment) / 2)))
  return {
    take: (evidence, x) => {
      BETS.forEach((bet, index) => {
        evidence.above[index] = (evidence.above[index] ?? 0) + Math.log1p(bet * (x - most))
        if (least !== null) evidence.below[index] = (evidence.below[index] ?? 0) - bet * x - (belowNorm[index] ?? 0)
      })
    },
    judge: (evidence, openRounds = 0) => ({
      above: averageLog10(evidence.above, (bet) => openRounds * Math.log1p(bet * (leastX - most))),
      ...(least === null
        ? {}
        : {
            below: averageLog10(
              evidence.below,
              (bet, index) => -openRounds * (bet * maxWinX + (belowNorm[index] ?? 0)),
            ),
          }),
    }),
  }
}

/** Logarithm to base 10 of the average of the products. */
function averageLog10(logs: Float64Array, open: (bet: number, index: number) => number): number {
  const all = BETS.map((bet, index) => (logs[index] ?? 0) + open(bet, index))
  const largest = Math.max(...all)
  const sum = all.reduce((total, one) => total + Math.exp(one - largest), 0)
  return (largest + Math.log(sum / all.length)) / Math.LN10
}
