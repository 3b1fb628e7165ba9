import { expectExact } from '../../../kit/testing/expect-exact.ts'
import { describe, expect, it } from 'vitest'
import { simulationRng } from '../../../kit/math/simulation-rng.ts'
import { problemsOf } from './check-definition.ts'
import { waysEngine } from './index.ts'
import { play } from './play.ts'
import { toyGame } from './toy-game.ts'
import type { WaysDefinition } from './ways-definition.ts'

function without(definition: WaysDefinition, part: 'wild' | 'scatter'): WaysDefinition {
  const { [part]: _none, ...rest } = definition
  return rest
}

const games: Record<string, WaysDefinition> = {
  'wild and scatter': toyGame(),
  'no scatter': without(
    toyGame({
      reels: [
        [3, 1, 2, 3],
        [1, 2, 0, 3, 3],
        [2, 1, 3, 0, 2],
      ],
    }),
    'scatter',
  ),
  'no wild': without(
    toyGame({
      reels: [
        [3, 1, 2, 3],
        [1, 2, 1, 3, 3],
        [2, 1, 3, 3, 2],
      ],
    }),
    'wild',
  ),
  'reels that change their height': toyGame({
    heights: [
      [
        { rows: 2, weight: 3 },
        { rows: 3, weight: 1 },
      ],
      [{ rows: 3, weight: 1 }],
      [
        { rows: 2, weight: 1 },
        { rows: 4, weight: 2 },
      ],
    ],
  }),
  'free spins that come again, cut at the maximum': toyGame({
    reels: [
      [3, 1, 4, 3],
      [1, 4, 0, 3],
      [2, 0, 3, 4],
    ],
    scatter: { symbol: 4, pays: [0, 0, 0, 25] },
    freeSpins: { awards: [0, 0, 0, 1], multiplier: 3, maxSpins: 2 },
  }),
  'four reels': toyGame({
    symbols: [
      { id: 'wild', pays: [0, 0, 0, 0, 0] },
      { id: 'high', pays: [0, 0, 2, 20, 90] },
      { id: 'middle', pays: [0, 0, 0, 9, 30] },
      { id: 'low', pays: [0, 0, 0, 4, 12] },
      { id: 'scatter', pays: [0, 0, 0, 0, 0] },
    ],
    reels: [
      [3, 1, 2, 4, 2],
      [1, 2, 0, 3, 4],
      [2, 1, 3, 0, 4],
      [2, 1, 1, 3, 4, 3],
    ],
    heights: [[{ rows: 3, weight: 1 }], [{ rows: 2, weight: 1 }], [{ rows: 3, weight: 1 }], [{ rows: 4, weight: 1 }]],
    scatter: { symbol: 4, pays: [0, 0, 0, 5, 25] },
  }),
}

describe.each(Object.entries(games))('ways: %s', (_, definition) => {
  it('is a legal definition', () => expect(problemsOf(definition)).toEqual([]))
  it('equals, to the last digit, what all rounds return', () => expectExact(waysEngine, definition))
})

describe('planted errors', () => {
  const definition = games['wild and scatter'] as WaysDefinition
  const { rtp } = waysEngine.exactReturn(definition)

  it.each<[string, Partial<WaysDefinition>]>([
    ['one coin more', { symbols: definition.symbols.with(2, { id: 'middle', pays: [0, 0, 0, 10] }) }],
    ['one symbol on a strip', { reels: definition.reels.with(0, [3, 1, 2, 3, 4, 2, 2]) }],
    ['no scatter pay for two', { scatter: { symbol: 4, pays: [0, 0, 0, 25] } }],
    ['a row less', { heights: definition.heights.with(1, [{ rows: 2, weight: 1 }]) }],
    ['another wild', { wild: { symbol: 3 }, symbols: definition.symbols.with(3, { id: 'low', pays: [0, 0, 0, 0] }) }],
  ])('a definition with %s has another return', (_, change) => {
    expect(waysEngine.exactReturn({ ...definition, ...change }).rtp).not.toBe(rtp)
  })
})

describe('a ways definition', () => {
  it.each<[string, Partial<WaysDefinition>]>([
    ['a wild on the first reel', { reels: toyGame().reels.with(0, [0, 1, 2, 3, 4]) }],
    ['two scatters at once', { reels: toyGame().reels.with(0, [4, 1, 4, 3, 2]) }],
    ['a symbol that does not exist', { reels: toyGame().reels.with(0, [9, 1, 2, 3, 4]) }],
    ['a wild that pays', { symbols: toyGame().symbols.with(0, { id: 'wild', pays: [0, 0, 0, 5] }) }],
    ['an unknown field', { lines: [] } as Partial<WaysDefinition>],
  ])('with %s is refused', (_, change) => expect(problemsOf(toyGame(change))).not.toEqual([]))
})

describe('ways', () => {
  it('refuses a stake that would not pay in whole minor units', () => {
    for (const wrong of [0, -5, 5.5, 6, Number.NaN]) {
      expect(() => play(toyGame(), wrong, simulationRng(1))).toThrow(RangeError)
    }
  })

  it('shows every way it pays: positions multiply to the number of ways', () => {
    const rng = simulationRng(7)
    for (let round = 0; round < 2000; round += 1) {
      for (const { wins, grid, winMinor } of play(toyGame(), 50, rng).spins) {
        expect(wins.reduce((sum, { payMinor }) => sum + payMinor, 0)).toBe(winMinor)
        for (const win of wins.filter(({ kind }) => kind === 'ways')) {
          const perReel = grid.map((_, reel) => win.positions.filter(([at]) => at === reel).length)
          expect(perReel.slice(0, win.count).reduce((product, seen) => product * seen, 1)).toBe(win.ways)
        }
      }
    }
  })
})
