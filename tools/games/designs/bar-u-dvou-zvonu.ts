import type { LinesDesign } from '../lines-design.ts'

/** One line, theme of an old bar: a wild bell doubles the wins that it completes, and two cherries pay often. */
export const barUDvouZvonu: LinesDesign = {
  key: 'BarUDvouZvonu',
  rows: 3,
  symbols: [
    { id: 'wild', counts: [0, 1, 1], stack: 1, pays: [] },
    { id: 'seven', counts: [1, 1, 1], stack: 1, pays: [0, 330] },
    { id: 'bell', counts: [2, 2, 2], stack: 1, pays: [0, 110] },
    { id: 'melon', counts: [2, 2, 2], stack: 1, pays: [0, 70] },
    { id: 'plum', counts: [3, 3, 3], stack: 1, pays: [0, 30] },
    { id: 'orange', counts: [4, 4, 4], stack: 1, pays: [0, 15] },
    { id: 'lemon', counts: [4, 4, 4], stack: 1, pays: [1.3, 9] },
    { id: 'cherry', counts: [8, 7, 7], stack: 1, pays: [1.6, 4] },
  ],
  lines: [[1, 1, 1]],
  coins: 10,
  wild: { symbol: 0, multiplier: 2, expands: false, respins: false },
  risk: { steps: 5, maxWinX: 1000 },
  targetRtp: 95,
  seed: 222,
}
