import { describe, expect, it } from 'vitest'
import { BETS_NOT_YET_DECLARED } from '../../../kit/math/bet-engine.ts'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { crashEngine, crashPointOf, type CrashDefinition } from './index.ts'

const RANGE = 1n << 52n
const definition: CrashDefinition = {
  schema: 1,
  engine: 'crash',
  engineVersion: 1,
  key: 'Toy',
  coins: 100,
  coinValues: { CZK: [1], EUR: [1] },
  returnBasisPoints: 9600,
  maxMultiplier: 1_000_000,
  growthPerMs: 60,
  declared: BETS_NOT_YET_DECLARED,
}

describe('the crash point', () => {
  it('is never under 1.00 and never above the largest multiplier', () => {
    expect(crashPointOf(definition, 0n)).toBe(100)
    expect(crashPointOf(definition, RANGE - 1n)).toBe(1_000_000)
  })

  it.each([101, 102, 110, 133, 200, 317, 1000, 9999, 123_456, 1_000_000])(
    'reaches %i hundredths by exactly the numbers that the return allows',
    (target) => {
      const winning = (9600n * RANGE) / (100n * BigInt(target))
      // The highest numbers win: the first of them reaches the target, the one before does not.
      expect(crashPointOf(definition, RANGE - winning)).toBeGreaterThanOrEqual(target)
      expect(crashPointOf(definition, RANGE - winning - 1n)).toBeLessThan(target)
      expect(crashEngine.waysOf(definition, { cashOut: target })[0]).toEqual({ coins: target, ways: winning })
    },
  )

  it('takes 52 bits in two draws, high bits first, and pays exactly the target', () => {
    const bits = RANGE - (9600n * RANGE) / (100n * 250n)
    const draws = [Number(bits >> 26n), Number(bits & 0x3ff_ffffn)]
    const won = crashEngine.play(definition, 100, { cashOut: 250 }, scriptedRng(draws))
    expect(won).toEqual({
      engine: 'crash',
      v: 1,
      stakeMinor: 100,
      bet: { cashOut: 250 },
      crashPoint: 250,
      winMinor: 250,
    })
    const lost = crashEngine.play(definition, 100, { cashOut: 251 }, scriptedRng(draws))
    expect(lost).toMatchObject({ crashPoint: 250, winMinor: 0 })
  })

  it('is left only at a station where the game has stations', () => {
    const cable: CrashDefinition = { ...definition, stations: [110, 200, 500] }
    expect(crashEngine.problemsOf(cable)).toEqual([])
    expect(crashEngine.problemsOfBet(cable, { cashOut: 200 })).toEqual([])
    expect(crashEngine.problemsOfBet(cable, { cashOut: 201 })).not.toEqual([])
    expect(crashEngine.problemsOf({ ...definition, stations: [200, 110] })).not.toEqual([])
  })
})
