import { describe, expect, it } from 'vitest'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { simulationRng } from '../../../kit/math/simulation-rng.ts'
import { expectExact } from '../../../kit/testing/expect-exact.ts'
import { problemsOf } from './check-definition.ts'
import type { HoldDefinition } from './hold-definition.ts'
import { endCounts } from './hold-value.ts'
import { holdEngine } from './index.ts'
import { play } from './play.ts'
import { toyGame } from './toy-game.ts'

const { hold } = toyGame()
const { wild: _wild, ...wildless } = toyGame({
  symbols: toyGame().symbols.with(0, { id: 'other', pays: [0, 0, 0, 50] }),
})
// Every value draw multiplies the rounds to play: one value where many coins lock.
const oneValue = [{ coins: 3, weight: 1 }]

const games: Record<string, HoldDefinition> = {
  'eight coins of nine': toyGame(),
  'three respins': toyGame({ hold: { ...hold, respins: 3, values: oneValue } }),
  'seven coins of nine': toyGame({ hold: { ...hold, trigger: 7, values: oneValue, chanceOf: 2 } }),
  'no wild': wildless,
  'a window that fills at once': toyGame({ hold: { ...hold, trigger: 9, grandCoins: 0 } }),
  'a narrow window': toyGame({
    reels: [
      [1, 3, 3, 3, 2],
      [2, 3, 3, 3, 0],
      [3, 3, 3, 1, 2],
    ],
    symbols: toyGame().symbols.with(0, { id: 'wild', pays: [0, 0, 0, 0] }),
    hold: { ...hold, trigger: 7, respins: 1, values: oneValue },
  }),
}

describe.each(Object.entries(games))('hold and win: %s', (_, definition) => {
  it('is a legal definition', () => expect(problemsOf(definition)).toEqual([]))
  it('equals, to the last digit, what all rounds return', () => expectExact(holdEngine, definition))
})

describe('the feature', () => {
  it('ends with some number of coins for certain', () => {
    for (let coins = 0; coins <= 9; coins += 1) {
      const { scale, weights } = endCounts(toyGame())(coins)
      expect([...weights.values()].reduce((sum, weight) => sum + weight, 0n)).toBe(scale)
      expect(Math.min(...weights.keys())).toBe(coins)
    }
  })

  it('gives all respins back when a coin lands, keeps locked coins, and adds up', () => {
    const rng = simulationRng(3)
    let features = 0
    for (let round = 0; round < 20_000; round += 1) {
      const { feature, spin, winMinor } = play(toyGame(), 20, rng)
      expect(winMinor).toBe(spin.winMinor + (feature?.winMinor ?? 0))
      if (!feature) continue
      features += 1
      const coins = [...feature.locked, ...feature.respins.flatMap(({ landed }) => landed)]
      const places = new Set(coins.map(({ position }) => position.join()))
      expect(places.size).toBe(coins.length)
      expect(feature.grandMinor > 0).toBe(coins.length === 9)
      expect(coins.reduce((sum, { valueMinor }) => sum + valueMinor, feature.grandMinor)).toBe(feature.winMinor)
      feature.respins.forEach(({ landed, left }, index) => {
        const before = index === 0 ? hold.respins : (feature.respins[index - 1]?.left ?? 0)
        expect(left).toBe(landed.length > 0 ? hold.respins : before - 1)
      })
      const last = feature.respins.at(-1)
      if (coins.length < 9) expect(last?.left).toBe(0)
    }
    expect(features).toBeGreaterThan(50)
  })

  it('draws values of locked coins first, then cell by cell', () => {
    // Stops that show eight coins: the empty cell is the first of the first reel.
    const draws = [2, 2, 1, ...Array.from({ length: 8 }, () => 0), 1, 0, 1]
    const { feature } = play(toyGame(), 2, scriptedRng(draws))
    expect(feature?.respins).toEqual([
      { landed: [], left: 1 },
      { landed: [{ position: [0, 0], valueMinor: 9, label: 'mini' }], left: 2 },
    ])
    expect(feature?.winMinor).toBe(8 * 2 + 9 + 40)
  })
})

describe('planted errors', () => {
  const definition = toyGame()
  const { rtp } = holdEngine.exactReturn(definition)
  it.each<[string, Partial<HoldDefinition>]>([
    ['another chance', { hold: { ...hold, chance: 2 } }],
    ['a respin more', { hold: { ...hold, respins: 3 } }],
    ['a coin less to start', { hold: { ...hold, trigger: 7 } }],
    [
      'another value',
      {
        hold: {
          ...hold,
          values: [
            { coins: 3, weight: 1 },
            { coins: 9, weight: 1 },
          ],
        },
      },
    ],
    ['no grand', { hold: { ...hold, grandCoins: 0 } }],
    ['a line less', { lines: [[1, 1, 1]] }],
  ])('a definition with %s has another return', (_, change) => {
    expect(holdEngine.exactReturn({ ...definition, ...change }).rtp).not.toBe(rtp)
  })

  it.each<[string, Partial<HoldDefinition>]>([
    ['a coin that pays on lines', { symbols: toyGame().symbols.with(3, { id: 'coin', pays: [0, 0, 0, 1] }) }],
    ['a coin that always lands', { hold: { ...hold, chance: 3 } }],
    ['a trigger above the window', { hold: { ...hold, trigger: 10 } }],
    ['a pay that can never be seen', { reels: toyGame().reels.with(2, [2, 3, 3, 2, 2]) }],
  ])('a definition with %s is refused', (_, change) => expect(problemsOf(toyGame(change))).not.toEqual([]))
})
