import { NOT_YET_DECLARED } from '../../../kit/math/definition-parts.ts'
import type { HoldDefinition } from './hold-definition.ts'

/** A game small enough to play every one of its rounds. For tests. */
export function toyGame(change: Partial<HoldDefinition> = {}): HoldDefinition {
  return {
    schema: 1,
    engine: 'hold-and-win',
    engineVersion: 1,
    key: 'Toy',
    rows: 3,
    symbols: [
      { id: 'wild', pays: [0, 0, 0, 50] },
      { id: 'high', pays: [0, 0, 2, 20] },
      { id: 'low', pays: [0, 0, 0, 4] },
      { id: 'coin', pays: [0, 0, 0, 0] },
    ],
    reels: [
      [0, 1, 2, 3, 3],
      [1, 2, 3, 3, 3, 0],
      [2, 3, 3, 3, 1, 0],
    ],
    lines: [
      [1, 1, 1],
      [0, 1, 2],
    ],
    coins: 2,
    coinValues: { CZK: [100, 200], EUR: [5, 10] },
    wild: { symbol: 0 },
    hold: {
      symbol: 3,
      trigger: 8,
      respins: 2,
      chance: 1,
      chanceOf: 3,
      values: [
        { coins: 2, weight: 1 },
        { coins: 9, weight: 1, label: 'mini' },
      ],
      grandCoins: 40,
    },
    declared: NOT_YET_DECLARED,
    ...change,
  }
}
