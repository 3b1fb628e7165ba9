import { NOT_YET_DECLARED } from '../../../kit/math/definition-parts.ts'
import type { WaysDefinition } from './ways-definition.ts'

const fixed = (rows: number): WaysDefinition['heights'][number] => [{ rows, weight: 1 }]

/** A game small enough to play every one of its rounds. For tests. */
export function toyGame(change: Partial<WaysDefinition> = {}): WaysDefinition {
  return {
    schema: 1,
    engine: 'ways',
    engineVersion: 1,
    key: 'Toy',
    symbols: [
      { id: 'wild', pays: [0, 0, 0, 0] },
      { id: 'high', pays: [0, 0, 2, 20] },
      { id: 'middle', pays: [0, 0, 0, 9] },
      { id: 'low', pays: [0, 0, 0, 4] },
      { id: 'scatter', pays: [0, 0, 0, 0] },
    ],
    reels: [
      [3, 1, 2, 3, 4, 2, 3],
      [1, 2, 0, 3, 4, 3],
      [2, 1, 3, 0, 4, 2],
    ],
    heights: [fixed(3), fixed(3), fixed(3)],
    coins: 5,
    coinValues: { CZK: [40, 200], EUR: [2, 10] },
    wild: { symbol: 0 },
    scatter: { symbol: 4, pays: [0, 0, 5, 25] },
    declared: NOT_YET_DECLARED,
    ...change,
  }
}
