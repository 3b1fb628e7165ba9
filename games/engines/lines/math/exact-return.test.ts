import { describe, expect, it } from 'vitest'
import { multiply, rational, squareRootToDecimal, subtract, toDecimal } from '../../../kit/math/rational.ts'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { problemsOf } from './check-definition.ts'
import { exactReturn, maxWinDraws } from './exact-return.ts'
import type { LinesDefinition } from './lines-definition.ts'
import { play } from './play.ts'
import { playEveryRound } from './play-every-round.ts'
import { toyGame } from './toy-game.ts'

const innerWilds: LinesDefinition['reels'] = [
  [1, 2, 3, 2],
  [1, 0, 3, 2, 3],
  [2, 1, 0, 3],
  [3, 1, 2, 2],
]
const fourReels = {
  symbols: [
    { id: 'wild', pays: [0, 0, 0, 0, 0] },
    { id: 'high', pays: [0, 0, 3, 12, 60] },
    { id: 'middle', pays: [0, 0, 0, 5, 15] },
    { id: 'low', pays: [0, 0, 0, 2, 7] },
  ],
  lines: [
    [1, 1, 1, 1],
    [0, 1, 1, 0],
    [2, 1, 0, 1],
  ],
  coins: 3,
}
function withoutScatter(definition: LinesDefinition): LinesDefinition {
  const { scatter: _none, ...rest } = definition
  return rest
}

const games: Record<string, LinesDefinition> = {
  'wild that doubles and scatter': toyGame(),
  'plain wild': toyGame({ wild: { symbol: 0, multiplier: 1, expands: false, respins: false } }),
  'expanding wild': toyGame({
    wild: { symbol: 0, multiplier: 1, expands: true, respins: false },
    reels: [
      [0, 1, 2, 4, 3, 2],
      [1, 2, 0, 3, 2, 4, 3],
      [2, 1, 3, 0, 2, 3, 4],
    ],
  }),
  'free spins that come again, cut at the maximum': toyGame({
    reels: [
      [0, 1, 4, 3],
      [1, 4, 0, 3],
      [2, 0, 3, 4],
    ],
    scatter: { symbol: 4, pays: [0, 0, 0, 25] },
    freeSpins: { awards: [0, 0, 0, 1], multiplier: 3, maxSpins: 2 },
  }),
  'free spins on their own strips': toyGame({
    freeSpins: {
      awards: [0, 0, 0, 1],
      multiplier: 2,
      maxSpins: 2,
      reels: [
        [0, 1, 2, 4],
        [1, 2, 0, 4, 2],
        [2, 0, 4, 1],
      ],
    },
  }),
  mystery: toyGame({
    symbols: [...toyGame().symbols, { id: 'mystery', pays: [0, 0, 0, 0] }],
    reels: [
      [0, 5, 5, 3, 4, 2],
      [1, 5, 0, 3, 4, 3],
      [5, 1, 3, 0, 4, 2],
    ],
    mystery: { symbol: 5, weights: [0, 1, 2, 4, 0, 0] },
  }),
  'full window': withoutScatter(
    toyGame({
      reels: [
        [1, 1, 1, 0, 2, 2, 2],
        [2, 2, 2, 0, 1, 1, 1],
        [1, 1, 1, 0, 0, 2, 2],
      ],
      fullGrid: { multiplier: 3 },
    }),
  ),
  'wild reels that hold and spin again': withoutScatter(
    toyGame({ ...fourReels, reels: innerWilds, wild: { symbol: 0, multiplier: 1, expands: true, respins: true } }),
  ),
}

describe.each(Object.entries(games))('exact return: %s', (_, definition) => {
  const exact = exactReturn(definition)
  const every = playEveryRound(definition)

  it('is a legal definition', () => expect(problemsOf(definition)).toEqual([]))

  it('equals the return over every round that can be played, to the last digit', () => {
    expect({ numerator: exact.returnNumerator, denominator: exact.returnDenominator }).toEqual(every.mean)
    expect(exact.rtp).toBe(toDecimal(multiply(every.mean, rational(100n, 1n)), 6))
  })

  it('has the same hit frequency and deviation', () => {
    expect(exact.hitFrequency).toBe(toDecimal(multiply(every.hit, rational(100n, 1n)), 6))
    const variance = subtract(every.meanSquare, multiply(every.mean, every.mean))
    expect(exact.standardDeviation).toBe(squareRootToDecimal(variance, 6))
  })

  it('reaches its largest win by a constructed stream, and no round wins more', () => {
    expect(exact.maxWinCoins).toBe(every.maxWinCoins)
    const draws = maxWinDraws(definition)
    const rng = scriptedRng(draws)
    expect(play(definition, definition.coins * 7, rng).winMinor).toBe(exact.maxWinCoins * 7)
    expect(rng.drawn()).toBe(draws.length)
  })
})

describe('planted errors', () => {
  const definition = games['wild that doubles and scatter'] as LinesDefinition
  const { rtp } = exactReturn(definition)

  it.each<[string, Partial<LinesDefinition>]>([
    ['one coin more', { symbols: definition.symbols.with(2, { id: 'middle', pays: [0, 0, 0, 10] }) }],
    ['one symbol on a strip', { reels: definition.reels.with(0, [0, 1, 2, 3, 4, 2, 2]) }],
    ['another wild multiplier', { wild: { symbol: 0, multiplier: 3, expands: false, respins: false } }],
    ['no scatter pay for two', { scatter: { symbol: 4, pays: [0, 0, 0, 25] } }],
    ['a line less', { lines: definition.lines.slice(1) }],
  ])('a definition with %s has another return', (_, change) => {
    expect(exactReturn({ ...definition, ...change }).rtp).not.toBe(rtp)
  })

  it.each<[string, (definition: LinesDefinition) => LinesDefinition]>([
    ['forgets that wilds multiply', (game) => ({ ...game, wild: { ...wildOf(game), multiplier: 1 } })],
    ['forgets the wild', (game) => ({ ...game, wild: { ...wildOf(game), symbol: 99 } })],
    ['forgets the last line', (game) => ({ ...game, lines: game.lines.slice(0, -1) })],
    ['grows the wild', (game) => ({ ...game, wild: { ...wildOf(game), expands: true } })],
  ])('an engine that %s is found out by playing every round', (_, plant) => {
    const every = playEveryRound(definition, (game, stakeMinor, rng) => play(plant(game), stakeMinor, rng))
    expect(toDecimal(multiply(every.mean, rational(100n, 1n)), 6)).not.toBe(rtp)
  })
})

function wildOf({ wild }: LinesDefinition): NonNullable<LinesDefinition['wild']> {
  if (!wild) throw new Error('This game has a wild.')
  return wild
}
