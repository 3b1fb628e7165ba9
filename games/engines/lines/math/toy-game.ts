import type { LinesDefinition } from './lines-definition.ts'

/** A game small enough to play every one of its rounds. For tests. */
export function toyGame(change: Partial<LinesDefinition> = {}): LinesDefinition {
  return {
    schema: 1,
    engine: 'lines',
    engineVersion: 1,
    key: 'Toy',
    rows: 3,
    symbols: [
      { id: 'wild', pays: [0, 0, 3, 50] },
      { id: 'high', pays: [0, 0, 2, 20] },
      { id: 'middle', pays: [0, 0, 0, 9] },
      { id: 'low', pays: [0, 0, 0, 4] },
      { id: 'scatter', pays: [0, 0, 0, 0] },
    ],
    reels: [
      [0, 1, 2, 3, 4, 2, 3],
      [1, 2, 0, 3, 4, 3],
      [2, 1, 3, 0, 4, 2],
    ],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
    coins: 5,
    coinValues: { CZK: [40, 200], EUR: [2, 10] },
    wild: { symbol: 0, multiplier: 2, expands: false, respins: false },
    scatter: { symbol: 4, pays: [0, 0, 5, 25] },
    declared: {
      rtp: '0.000000',
      hitFrequency: '0.000000',
      standardDeviation: '0.000000',
      maxWinX: '0.000000',
      maxWinCoins: 0,
      volatility: 'low',
    },
    ...change,
  }
}
