import { NOT_YET_DECLARED } from '../../../kit/math/definition-parts.ts'
import type { BookDefinition } from './book-definition.ts'

/** A game small enough to play every one of its rounds. For tests. */
export function toyGame(change: Partial<BookDefinition> = {}): BookDefinition {
  return {
    schema: 1,
    engine: 'book',
    engineVersion: 1,
    key: 'Toy',
    rows: 3,
    symbols: [
      { id: 'high', pays: [0, 0, 2, 20] },
      { id: 'middle', pays: [0, 0, 0, 9] },
      { id: 'low', pays: [0, 0, 0, 4] },
      { id: 'book', pays: [0, 0, 0, 0] },
    ],
    reels: [
      [0, 1, 2, 3],
      [1, 2, 0, 3, 2],
      [2, 1, 3, 0],
    ],
    lines: [
      [1, 1, 1],
      [0, 1, 2],
    ],
    coins: 2,
    coinValues: { CZK: [100, 200], EUR: [5, 10] },
    book: { symbol: 3, pays: [0, 0, 3, 12] },
    freeSpins: { awards: [0, 0, 0, 1], maxSpins: 2, specialWeights: [1, 1, 2, 0] },
    declared: NOT_YET_DECLARED,
    ...change,
  }
}
