import type { LinesDesign } from '../lines-design.ts'

/** One line, three reels, no wild: two cherries return the stake, three sevens are the top win. */
export const klasickaTrojka: LinesDesign = {
  key: 'KlasickaTrojka',
  rows: 3,
  symbols: [
    { id: 'seven', counts: [1, 1, 1], stack: 1, pays: [0, 450] },
    { id: 'bell', counts: [2, 2, 2], stack: 1, pays: [0, 100] },
    { id: 'melon', counts: [2, 2, 2], stack: 1, pays: [0, 60] },
    { id: 'plum', counts: [3, 3, 3], stack: 1, pays: [0, 40] },
    { id: 'orange', counts: [4, 4, 4], stack: 1, pays: [0, 20] },
    { id: 'lemon', counts: [4, 4, 4], stack: 1, pays: [1.5, 13] },
    { id: 'cherry', counts: [8, 8, 8], stack: 1, pays: [2, 5] },
  ],
  lines: [[1, 1, 1]],
  coins: 10,
  risk: { steps: 5, maxWinX: 1000 },
  targetRtp: 94,
  seed: 31,
}
