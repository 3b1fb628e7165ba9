import { describe, expect, it } from 'vitest'
import { simulationRng } from '#games/kit/math/simulation-rng.ts'
import { addedReturnPpm } from '#contract/shapes/jackpots.ts'
import { mayContribute } from './may-contribute.ts'
import {
  contributionOf,
  isPoolWon,
  MICROS_PER_MINOR,
  newPool,
  paidOf,
  poolAfterWin,
  problemsOf,
  type JackpotRules,
} from './pool.ts'

const rules: JackpotRules = { contributionPpm: 7_333, seedMinor: 50_000, oneInMinor: 40_000_000 }

/** Many rounds with stakes of a player's choice; contributions, payments and level of the pool. */
function play(rounds: number, seed: number) {
  const rng = simulationRng(seed)
  const stakes = [200, 700, 1000, 5000]
  let pool = newPool(rules)
  let [staked, put, seeds, paid, wins] = [0, 0n, newPool(rules), 0n, 0]
  const squares: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const stake = stakes[rng.below(stakes.length)] ?? 200
    staked += stake
    put += contributionOf(rules, stake)
    pool += contributionOf(rules, stake)
    if (!isPoolWon(rules, stake, rng)) continue
    wins += 1
    paid += BigInt(paidOf(pool)) * MICROS_PER_MINOR
    squares.push(paidOf(pool) ** 2)
    seeds += newPool(rules)
    pool = poolAfterWin(rules, pool)
  }
  return { staked, put, seeds, paid, wins, pool, squares }
}

describe('a pool', () => {
  it('holds exactly what was put in and not paid, to the last millionth', () => {
    const { put, seeds, paid, pool, wins } = play(200_000, 5)
    expect(wins).toBeGreaterThan(3)
    expect(put + seeds).toBe(paid + pool)
  })

  it('takes the same share of every minor unit, however it is staked', () => {
    expect(contributionOf(rules, 700) + contributionOf(rules, 300)).toBe(contributionOf(rules, 1000))
    expect(contributionOf(rules, 1)).toBe(7_333n)
  })

  it('never pays more than its level, and keeps the rest below one minor unit', () => {
    const pool = newPool(rules) + 1_999_999n
    expect(paidOf(pool)).toBe(50_001)
    expect(poolAfterWin(rules, pool)).toBe(newPool(rules) + 999_999n)
  })

  it('is won as often as its odds, by stake', () => {
    const short = { ...rules, oneInMinor: 10_000 }
    const rng = simulationRng(9)
    const rounds = 40_000
    for (const stake of [200, 2500]) {
      let won = 0
      for (let round = 0; round < rounds; round += 1) if (isPoolWon(short, stake, rng)) won += 1
      const chance = stake / short.oneInMinor
      const error = Math.sqrt(rounds * chance * (1 - chance))
      expect(Math.abs(won - rounds * chance) / error).toBeLessThan(4)
    }
  })

  it('returns its contribution and its seed over the odds in the long run', () => {
    const { numerator, denominator } = addedReturnPpm(rules)
    // 7,333 of a million is contributed; 50,000 in 40,000,000 is the house's seed.
    expect([numerator, denominator]).toEqual([7_333n * 40_000_000n + 50_000n * 1_000_000n, 40_000_000n])
    const expected = Number(numerator) / Number(denominator) / 1e6
    const { staked, paid, squares } = play(1_000_000, 3)
    const error = Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) / staked
    expect(Math.abs(Number(paid / MICROS_PER_MINOR) / staked - expected) / error).toBeLessThan(3)
  })

  it.each<[string, Partial<JackpotRules>]>([
    ['the whole stake', { contributionPpm: 1_000_000 }],
    ['half a coin of seed', { seedMinor: 0.5 }],
    ['no odds', { oneInMinor: 0 }],
  ])('cannot have %s', (_, change) => expect(problemsOf({ ...rules, ...change })).toHaveLength(1))

  it('can have these rules', () => expect(problemsOf(rules)).toEqual([]))
})

it('is forbidden where the pack of the market says so, and where no law is known', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  expect([mayContribute('CZE', now), mayContribute('SVK', now), mayContribute('POL', now)]).toEqual([
    false,
    true,
    false,
  ])
})
