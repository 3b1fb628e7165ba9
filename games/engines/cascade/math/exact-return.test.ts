import { describe, expect, it } from 'vitest'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { simulationRng } from '../../../kit/math/simulation-rng.ts'
import { expectExact } from '../../../kit/testing/expect-exact.ts'
import type { CascadeDefinition } from './cascade-definition.ts'
import { problemsOf } from './check-definition.ts'
import { cascadeEngine, countFullCycle, neverPaid } from './index.ts'
import { play } from './play.ts'
import { tieredToy, toyGame } from './toy-game.ts'

const randomMultiplier = [
  { times: 1, weight: 3 },
  { times: 5, weight: 1 },
]
const freeSpins = { awards: [0, 0, 0, 1], multiplier: 3, maxSpins: 2 }
/** The best symbol has no pay of its own from three on: its last one goes for more cells, too. */
const withoutHighest = (by: 'cluster' | 'anywhere'): CascadeDefinition =>
  tieredToy(by, {
    wins: { by, tiers: [2, 3] },
    symbols: tieredToy(by).symbols.with(1, { id: 'high', pays: [7] }),
  })
const games: Record<string, CascadeDefinition> = {
  'pay lines': toyGame(),
  clusters: tieredToy('cluster'),
  anywhere: tieredToy('anywhere'),
  'clusters of a symbol without the highest tier': withoutHighest('cluster'),
  'a symbol anywhere without the highest tier': withoutHighest('anywhere'),
  'a random multiplier': tieredToy('cluster', { randomMultiplier }),
  'free spins with higher multipliers': toyGame({ freeSpins }),
  'free spins and a random multiplier': tieredToy('anywhere', {
    freeSpins: { ...freeSpins, maxSpins: 1 },
    randomMultiplier,
  }),
}

describe.each(Object.entries(games))('cascade: %s', (_, definition) => {
  it('is a legal definition', () => expect(problemsOf(definition)).toEqual([]))
  it('equals, to the last digit, what all rounds return', () => expectExact(cascadeEngine, definition))
})

describe('falling', () => {
  it('keeps what does not win, lets it fall, and feeds from above on the strip', () => {
    const { spins } = play(toyGame(), 4, scriptedRng([0, 1, 2]))
    const [first, second] = spins[0]?.falls ?? []
    expect(first?.grid).toEqual([
      [1, 2, 3],
      [1, 0, 2],
      [1, 4, 0],
    ])
    // The high symbol wins on the top line, and with the wild on the falling one; what is above the stops comes in.
    expect(first?.vanishing).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 2],
    ])
    expect(second?.grid).toEqual([
      [3, 2, 3],
      [4, 3, 2],
      [2, 3, 4],
    ])
    expect(second?.multiplier).toBe(2)
  })

  it.each(Object.entries(games))('adds up in %s: falls, random multiplier, spins', (_, definition) => {
    const rng = simulationRng(11)
    for (let round = 0; round < 1000; round += 1) {
      const { spins, winMinor } = play(definition, 40, rng)
      expect(spins.reduce((sum, spin) => sum + spin.winMinor, 0)).toBe(winMinor)
      for (const { falls, randomMultiplier: times, winMinor: won } of spins) {
        expect(falls.at(-1)?.wins).toEqual([])
        expect(falls.slice(0, -1).every(({ wins }) => wins.length > 0)).toBe(true)
        expect(falls.reduce((sum, fall) => sum + fall.winMinor, 0) * (times ?? 1)).toBe(won)
      }
    }
  })

  it('counts every entry of the pay table as often as play pays it', () => {
    const definition = tieredToy('cluster')
    const paid = definition.symbols.map(({ pays }) => pays.map(() => 0))
    const [first = [], second = [], third = []] = definition.reels
    for (let a = 0; a < first.length; a += 1) {
      for (let b = 0; b < second.length; b += 1) {
        for (let c = 0; c < third.length; c += 1) {
          for (const { wins, multiplier } of play(definition, 4, scriptedRng([a, b, c])).spins[0]?.falls ?? []) {
            for (const { symbol, count } of wins) {
              const row = paid[symbol] ?? []
              row[count >= 5 ? 1 : 0] = (row[count >= 5 ? 1 : 0] ?? 0) + multiplier
            }
          }
        }
      }
    }
    const windows = first.length * second.length * third.length
    const { frequencies } = countFullCycle(definition)
    expect(frequencies.map((row) => row.map((often) => Math.round(often * windows)))).toEqual(paid)
  })

  it('refuses a game that falls without end', () => {
    const definition = tieredToy('anywhere', { reels: toyGame().reels.map(() => [1, 1, 1, 1]) })
    expect(() => cascadeEngine.exactReturn(definition)).toThrow(RangeError)
    expect(() => play(definition, 4, simulationRng(1))).toThrow(RangeError)
  })
})

describe('what no round pays', () => {
  const never = (change: Partial<CascadeDefinition>): string[] => neverPaid(tieredToy('anywhere', change))

  it('is a tier that no stops bring, a multiplier after the last fall, an award for scatters that are not there', () => {
    const { mostFalls } = countFullCycle(tieredToy('anywhere'))
    const multipliers = Array.from({ length: mostFalls + 1 }, (_, at) => at + 1)
    expect(never({ multipliers: multipliers.slice(0, -1) })).toEqual(neverPaid(tieredToy('anywhere')))
    expect(never({ multipliers })).toContain(`×${mostFalls + 1} of window ${mostFalls + 1}`)
    expect(never({ wins: { by: 'anywhere', tiers: [3, 9] } })).toContain('9 × high')
    expect(never({ freeSpins: { ...freeSpins, awards: [0, 0, 0, 1] } })).not.toContain('free spins for 3 scatters')
    const reels = tieredToy('anywhere').reels.with(0, [1, 2, 3, 1, 3])
    expect(never({ reels, freeSpins: { ...freeSpins, awards: [0, 0, 0, 1] } })).toContain('free spins for 3 scatters')
  })

  it('is all that is listed but what the rounds do pay', () => {
    const definition = tieredToy('anywhere', { wins: { by: 'anywhere', tiers: [3, 4] } })
    const nameOf = (tier: number, symbol: number): string => `${tier} × ${definition.symbols[symbol]?.id}`
    const listed = definition.symbols.flatMap(({ pays }, symbol) =>
      pays.flatMap((pay, at) => (pay > 0 ? [nameOf(3 + at, symbol)] : [])),
    )
    const rng = simulationRng(3)
    const paid = new Set<string>()
    for (let round = 0; round < 3000; round += 1)
      for (const { falls } of play(definition, 4, rng).spins)
        for (const { symbol, count } of falls.flatMap(({ wins }) => wins)) paid.add(nameOf(count >= 4 ? 4 : 3, symbol))
    expect(neverPaid(definition)).toEqual(listed.filter((entry) => !paid.has(entry)))
    expect(paid.size).toBeGreaterThan(3)
  })
})

describe('planted errors', () => {
  const definition = toyGame({ freeSpins })
  const { rtp } = cascadeEngine.exactReturn(definition)
  it.each<[string, Partial<CascadeDefinition>]>([
    ['another ladder', { multipliers: [1, 2, 4] }],
    ['a line less', { wins: { by: 'lines', lines: [[1, 1, 1]] } }],
    ['a coin more', { symbols: definition.symbols.with(2, { id: 'middle', pays: [0, 0, 0, 10] }) }],
    ['a free spin more', { freeSpins: { ...freeSpins, maxSpins: 3 } }],
    ['a random multiplier', { randomMultiplier }],
  ])('a definition with %s has another return', (_, change) => {
    expect(cascadeEngine.exactReturn({ ...definition, ...change }).rtp).not.toBe(rtp)
  })

  it.each<[string, CascadeDefinition]>([
    ['a wild on the first reel', toyGame({ reels: toyGame().reels.with(0, [0, 1, 2, 3]) })],
    ['a scatter that pays', tieredToy('anywhere', { scatter: { symbol: 1 } })],
    ['more pays than tiers', tieredToy('anywhere', { wins: { by: 'anywhere', tiers: [3] } })],
    ['a tier that no symbol has', tieredToy('anywhere', { wins: { by: 'anywhere', tiers: [3, 5, 6] } })],
    ['tiers that fall', tieredToy('anywhere', { wins: { by: 'anywhere', tiers: [5, 3] } })],
    ['a wild among clusters', tieredToy('cluster', { wild: { symbol: 0 } })],
  ])('a definition with %s is refused', (_, wrong) => expect(problemsOf(wrong)).not.toEqual([]))
})
