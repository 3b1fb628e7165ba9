import { expect } from 'vitest'
import type { CoinValues } from '../math/definition-parts.ts'
import type { DefinitionHead, GameEngine, OutcomeHead } from '../math/engine.ts'
import { playEveryRound } from '../math/play-every-round.ts'
import { multiply, rational, squareRootToDecimal, subtract, toDecimal } from '../math/rational.ts'
import { scriptedRng } from '../math/scripted-rng.ts'

type CoinGame = DefinitionHead & { readonly coins: number; readonly coinValues: CoinValues }

/**
 * Plays every round of a small game through `play` and asserts that the exact computation agrees: return, hit
 * frequency, deviation and largest win, and that the constructed draws reach the largest win.
 */
export function expectExact<Definition extends CoinGame>(
  engine: GameEngine<string, Definition, OutcomeHead>,
  definition: Definition,
): void {
  const exact = engine.exactReturn(definition)
  const { coins } = definition
  const every = playEveryRound((rng) => engine.play(definition, coins, rng).winMinor)
  const stake = rational(BigInt(coins), 1n)
  const inStakes = rational(stake.denominator, stake.numerator)
  const mean = multiply(every.mean, inStakes)
  expect({ numerator: exact.returnNumerator, denominator: exact.returnDenominator }).toEqual(mean)
  const hundred = rational(100n, 1n)
  const variance = subtract(multiply(every.meanSquare, multiply(inStakes, inStakes)), multiply(mean, mean))
  expect(exact).toMatchObject({
    rtp: toDecimal(multiply(mean, hundred), 6),
    hitFrequency: toDecimal(multiply(every.hit, hundred), 6),
    standardDeviation: squareRootToDecimal(variance, 6),
    maxWinCoins: every.maxWinCoins,
  })
  const draws = engine.maxWinDraws(definition)
  const rng = scriptedRng(draws)
  expect(engine.play(definition, 7 * coins, rng).winMinor).toBe(7 * exact.maxWinCoins)
  expect(rng.drawn()).toBe(draws.length)
}
