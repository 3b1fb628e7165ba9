import type { LinesDesign } from '../lines-design.ts'

/** Five lines of stacked symbols: wilds on the last two reels double, and sevens pay high. */
export const ohnivaTriada: LinesDesign = {
  key: 'OhnivaTriada',
  rows: 3,
  symbols: [
    { id: 'wild', counts: [0, 2, 2], stack: 2, pays: [] },
    { id: 'seven', counts: [1, 1, 1], stack: 1, pays: [0, 3500] },
    { id: 'bell', counts: [2, 2, 2], stack: 2, pays: [0, 450] },
    { id: 'melon', counts: [3, 3, 3], stack: 3, pays: [0, 110] },
    { id: 'plum', counts: [4, 4, 4], stack: 4, pays: [0, 30] },
    { id: 'orange', counts: [5, 5, 5], stack: 3, pays: [0, 11] },
    { id: 'cherry', counts: [9, 9, 9], stack: 3, pays: [0, 3] },
  ],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 2, 0],
    [2, 0, 2],
  ],
  coins: 50,
  wild: { symbol: 0, multiplier: 2, expands: false, respins: false },
  risk: { steps: 5, maxWinX: 1000 },
  targetRtp: 95.75,
  seed: 333,
}
