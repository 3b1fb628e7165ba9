import { describe, expect, it } from 'vitest'
import { simulationRng } from '../../../kit/math/simulation-rng.ts'
import { expectExact } from '../../../kit/testing/expect-exact.ts'
import { problemsOf } from './check-definition.ts'
import type { CollectDefinition } from './collect-definition.ts'
import { collectEngine } from './index.ts'
import { play } from './play.ts'
import { toyGame } from './toy-game.ts'

const { freeSpins } = toyGame()
const games: Record<string, CollectDefinition> = {
  'two stages': toyGame(),
  'two spins and one stage': toyGame({
    scatter: { symbol: 4, awards: [0, 0, 0, 2] },
    freeSpins: { ...freeSpins, stageMultipliers: [2] },
  }),
  'awards that differ, one value': toyGame({
    scatter: { symbol: 4, awards: [0, 0, 1, 2] },
    freeSpins: { ...freeSpins, values: [{ coins: 5, weight: 1 }], stageSpins: 0, perStage: 1 },
  }),
}

describe.each(Object.entries(games))('collect: %s', (_, definition) => {
  it('is a legal definition', () => expect(problemsOf(definition)).toEqual([]))
  it('equals, to the last digit, what all rounds return', () => expectExact(collectEngine, definition))
})

describe('collecting', () => {
  it('pays each collector everything in the window, times the stage, and adds up', () => {
    const rng = simulationRng(21)
    const stages = new Set<number>()
    for (let round = 0; round < 5000; round += 1) {
      const { spins, winMinor } = play(toyGame(), 20, rng)
      expect(spins.reduce((sum, spin) => sum + spin.winMinor, 0)).toBe(winMinor)
      for (const { wins, collection, winMinor: won } of spins) {
        const lines = wins.reduce((sum, { payMinor }) => sum + payMinor, 0)
        expect(lines + (collection?.winMinor ?? 0)).toBe(won)
        if (!collection) continue
        stages.add(collection.stage)
        const values = collection.values.reduce((sum, { valueMinor }) => sum + valueMinor, 0)
        expect(collection.winMinor).toBe(collection.collectors.length * values * collection.multiplier)
        expect(collection.multiplier).toBe(freeSpins.stageMultipliers[collection.stage])
      }
      const awarded = spins.reduce((sum, { awardedFreeSpins }) => sum + awardedFreeSpins, 0)
      expect(spins.length).toBe(1 + awarded)
    }
    expect([...stages].toSorted()).toEqual([0, 1])
  })
})

describe('planted errors', () => {
  const definition = toyGame()
  const { rtp } = collectEngine.exactReturn(definition)
  it.each<[string, Partial<CollectDefinition>]>([
    ['another stage multiplier', { freeSpins: { ...freeSpins, stageMultipliers: [1, 4] } }],
    ['a collector more to the next stage', { freeSpins: { ...freeSpins, perStage: 3 } }],
    [
      'another value',
      {
        freeSpins: {
          ...freeSpins,
          values: [
            { coins: 4, weight: 1 },
            { coins: 12, weight: 1 },
          ],
        },
      },
    ],
    ['no spins for a stage', { freeSpins: { ...freeSpins, stageSpins: 0 } }],
    ['a line less', { lines: [[1, 1, 1]] }],
  ])('a definition with %s has another return', (_, change) => {
    expect(collectEngine.exactReturn({ ...definition, ...change }).rtp).not.toBe(rtp)
  })

  it.each<[string, Partial<CollectDefinition>]>([
    ['a collector on the base strips', { reels: toyGame().reels.with(0, [0, 1, 2, 3, 4]) }],
    ['a scatter on the free strips', { freeSpins: { ...freeSpins, reels: freeSpins.reels.with(0, [4, 1, 2, 3]) } }],
    ['two roles for one symbol', { freeSpins: { ...freeSpins, catch: 0 } }],
    ['no way to its free spins', { scatter: { symbol: 4, awards: [0, 0, 0, 0] } }],
  ])('a definition with %s is refused', (_, change) => expect(problemsOf(toyGame(change))).not.toEqual([]))
})
