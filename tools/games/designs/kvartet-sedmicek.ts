import type { LinesDesign } from '../lines-design.ts'

/** Four reels of stacked fruit on five lines; four sevens are the top win. */
export const kvartetSedmicek: LinesDesign = {
  key: 'KvartetSedmicek',
  rows: 3,
  symbols: [
    { id: 'seven', counts: [2, 2, 2, 2], stack: 2, pays: [21, 85, 700] },
    { id: 'bell', counts: [2, 2, 2, 2], stack: 2, pays: [0, 50, 260] },
    { id: 'melon', counts: [3, 3, 3, 3], stack: 3, pays: [0, 28, 150] },
    { id: 'grapes', counts: [3, 3, 3, 3], stack: 3, pays: [0, 18, 95] },
    { id: 'plum', counts: [4, 4, 4, 4], stack: 4, pays: [0, 9, 45] },
    { id: 'orange', counts: [4, 4, 4, 4], stack: 3, pays: [0, 6, 30] },
    { id: 'lemon', counts: [5, 5, 5, 5], stack: 3, pays: [0, 3, 18] },
    { id: 'cherry', counts: [8, 8, 8, 8], stack: 3, pays: [1, 2, 10] },
  ],
  lines: [
    [1, 1, 1, 1],
    [0, 0, 0, 0],
    [2, 2, 2, 2],
    [0, 1, 1, 0],
    [2, 1, 1, 2],
  ],
  coins: 10,
  risk: { steps: 5, maxWinX: 1000 },
  targetRtp: 94.2,
  seed: 444,
}
