import { NOT_YET_DECLARED } from '../../../kit/math/definition-parts.ts'
import type { CollectDefinition } from './collect-definition.ts'

/** A game small enough to play every one of its rounds. For tests. */
export function toyGame(change: Partial<CollectDefinition> = {}): CollectDefinition {
  return {
    schema: 1,
    engine: 'collect',
    engineVersion: 1,
    key: 'Toy',
    rows: 3,
    symbols: [
      { id: 'collector', pays: [0, 0, 0, 0] },
      { id: 'high', pays: [0, 0, 2, 20] },
      { id: 'low', pays: [0, 0, 0, 6] },
      { id: 'catch', pays: [0, 0, 0, 3] },
      { id: 'scatter', pays: [0, 0, 0, 0] },
    ],
    reels: [
      [1, 2, 3, 4, 2, 1, 3],
      [1, 2, 4, 3, 2, 3, 1],
      [2, 1, 3, 4, 2, 3, 2],
    ],
    lines: [
      [1, 1, 1],
      [0, 1, 2],
    ],
    coins: 2,
    coinValues: { CZK: [100, 200], EUR: [5, 10] },
    scatter: { symbol: 4, awards: [0, 0, 0, 1] },
    freeSpins: {
      reels: [
        [1, 2, 1, 0],
        [1, 2, 3, 2],
        [2, 1, 0, 2],
      ],
      collector: 0,
      catch: 3,
      values: [
        { coins: 4, weight: 1 },
        { coins: 11, weight: 1 },
      ],
      perStage: 2,
      stageSpins: 1,
      stageMultipliers: [1, 3],
    },
    declared: NOT_YET_DECLARED,
    ...change,
  }
}
