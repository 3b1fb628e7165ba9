import { describe, expect, it } from 'vitest'
import { loadDefinition } from '#games/catalogue/index.ts'
import { simulationRng } from '#games/kit/math/simulation-rng.ts'
import { playRound } from '#games/play-round.ts'
import { driftTest, noEvidence, thresholdOf } from './drift-test.ts'
import { boundsOf, type ReturnBounds } from './return-bounds.ts'

/** A game with a few wins, in stakes, and how many of 10,000 rounds pay them: 95 % of the stakes are returned. */
const WINS = [
  { x: 1, ways: 1500 },
  { x: 2, ways: 1000 },
  { x: 5, ways: 500 },
  { x: 20, ways: 150 },
  { x: 50, ways: 10 },
] as const
const ALL = 10_000
const sum = (pick: (x: number) => number) => WINS.reduce((total, { x, ways }) => total + (ways / ALL) * pick(x), 0)
const mean = sum((x) => x)
const bounds: ReturnBounds = { most: mean, least: mean, secondMoment: sum((x) => x * x), maxWinX: 50, leastX: 0 }

/** A stream of rounds; a share of the losing ones, in 10,000, wrongly wins its stake back. */
function stream(seed: number, extraWays = 0): () => number {
  const rng = simulationRng(seed)
  return () => {
    let at = rng.below(ALL)
    for (const { x, ways } of WINS) {
      if (at < ways) return x
      at -= ways
    }
    return at < extraWays ? 1 : 0
  }
}

/** The round of the first alarm, or undefined; tested after every tenth round. */
function alarmIn(rounds: number, next: () => number, of: ReturnBounds, rate?: number): number | undefined {
  const test = driftTest(of)
  const evidence = noEvidence()
  const threshold = thresholdOf(rate)
  for (let round = 1; round <= rounds; round += 1) {
    test.take(evidence, next())
    if (round % 10 > 0) continue
    const { above = 0, below = 0 } = test.judge(evidence)
    if (above >= threshold || below >= threshold) return round
  }
  return undefined
}

describe('the monitoring of a return', () => {
  it('raises false alarms no more often than its rate', () => {
    const rate = 0.05
    const streams = 400
    const alarms = Array.from({ length: streams }, (_, seed) => alarmIn(1500, stream(seed + 1), bounds, rate))
    expect(alarms.filter((round) => round !== undefined).length).toBeLessThanOrEqual(rate * streams)
  })

  it('detects a return that is 3 % of the stakes too high, at the published rate', () => {
    for (const seed of [1, 2, 3]) expect(alarmIn(700_000, stream(seed, 300), bounds)).toBeLessThan(700_000)
  })

  it('detects a return that is 3 % of the stakes too low', () => {
    const tooHigh: ReturnBounds = { ...bounds, most: mean + 0.03, least: mean + 0.03 }
    expect(alarmIn(700_000, stream(7), tooHigh)).toBeLessThan(700_000)
  })

  it('detects a return that is doubled within a thousand rounds', () => {
    const next = stream(5)
    expect(alarmIn(1000, () => 2 * next(), bounds)).toBeLessThan(1000)
  })

  it('has no lower side where a bad player gets less than any bound', () => {
    expect(driftTest({ ...bounds, least: null }).judge(noEvidence())).toEqual({ above: expect.closeTo(0, 9) })
  })

  it('is never nearer to an alarm because rounds are open', () => {
    const test = driftTest(bounds)
    const evidence = noEvidence()
    const next = stream(9)
    for (let round = 0; round < 100; round += 1) test.take(evidence, next())
    const closed = test.judge(evidence)
    const open = test.judge(evidence, 3)
    expect(open.above).toBeLessThan(closed.above ?? 0)
    expect(open.below).toBeLessThan(closed.below ?? 0)
  })

  it('counts an open round that may be staked twice as lost twice', () => {
    const loaded = loadDefinition('BlackjackPraha')
    if (!loaded) throw new Error('A game with a double is needed.')
    const found = boundsOf(loaded.definition)
    expect(found.leastX).toBe(-1)
    const worst = driftTest(found).judge(noEvidence(), 1).above ?? 0
    const test = driftTest(found)
    const evidence = noEvidence()
    test.take(evidence, -1)
    expect(worst).toBeCloseTo(test.judge(evidence).above ?? 0, 9)
    expect(Number.isFinite(worst)).toBe(true)
  })

  it('takes its bounds from the proved figures, and real rounds of a real game raise no alarm', () => {
    const loaded = loadDefinition('OvocnyKolotoc')
    if (!loaded || loaded.definition.engine !== 'lines') throw new Error('A game of lines is needed.')
    const { definition, definitionHash } = loaded
    const found = boundsOf(definition)
    expect(found.most).toBeCloseTo(Number(definition.declared.rtp) / 100, 6)
    expect(found.least).toBeLessThan(found.most)
    const stakeMinor = definition.coins * (definition.coinValues.CZK[0] ?? 0)
    let nonce = 0
    const next = () => {
      nonce += 1
      const seeds = { serverSeed: new Uint8Array(32).fill(7), clientSeed: 'watch', nonce }
      return playRound({ key: 'OvocnyKolotoc', definition, definitionHash, stakeMinor, ...seeds }).winMinor / stakeMinor
    }
    expect(alarmIn(20_000, next, found)).toBeUndefined()
  })
})
