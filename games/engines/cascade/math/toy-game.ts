import { NOT_YET_DECLARED } from '../../../kit/math/definition-parts.ts'
import type { CascadeDefinition } from './cascade-definition.ts'

/** A game small enough to play every one of its rounds. For tests. */
export function toyGame(change: Partial<CascadeDefinition> = {}): CascadeDefinition {
  return {
    schema: 1,
    engine: 'cascade',
    engineVersion: 1,
    key: 'Toy',
    rows: 3,
    symbols: [
      { id: 'wild', pays: [0, 0, 0, 0] },
      { id: 'high', pays: [0, 0, 2, 20] },
      { id: 'middle', pays: [0, 0, 0, 9] },
      { id: 'low', pays: [0, 0, 0, 4] },
      { id: 'scatter', pays: [0, 0, 0, 0] },
    ],
    reels: [
      [1, 2, 3, 4, 3],
      [3, 1, 0, 2, 4],
      [2, 3, 1, 4, 0],
    ],
    wins: {
      by: 'lines',
      lines: [
        [1, 1, 1],
        [0, 0, 0],
        [2, 2, 2],
        [0, 1, 2],
      ],
    },
    multipliers: [1, 2, 3],
    maxFalls: 20,
    coins: 4,
    coinValues: { CZK: [100, 200], EUR: [5, 10] },
    wild: { symbol: 0 },
    scatter: { symbol: 4 },
    declared: NOT_YET_DECLARED,
    ...change,
  }
}

const { wild: _wild, ...withoutWild } = toyGame()

/** The same strips without a wild, paid by clusters or anywhere. */
export function tieredToy(by: 'cluster' | 'anywhere', change: Partial<CascadeDefinition> = {}): CascadeDefinition {
  const pays = [
    [0, 0],
    [7, 30],
    [4, 15],
    [2, 9],
    [0, 0],
  ]
  return {
    ...withoutWild,
    symbols: withoutWild.symbols.map(({ id }, symbol) => ({ id, pays: pays[symbol] ?? [] })),
    wins: { by, tiers: [3, 5] },
    ...change,
  }
}
