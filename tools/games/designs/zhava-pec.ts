import type { LinesDesign } from '../lines-design.ts'
import { payLines } from '../pay-lines.ts'

/** Theme: a furnace. Five lines of stacked fruit without a wild, and a flame that pays anywhere. */
export const zhavaPec: LinesDesign = {
  key: 'ZhavaPec',
  rows: 3,
  symbols: [
    { id: 'seven', counts: [], stack: 3, pays: [10, 40, 180, 1100] },
    { id: 'bell', counts: [], stack: 3, pays: [0, 27, 120, 750] },
    { id: 'melon', counts: [], stack: 3, pays: [0, 20, 90, 550] },
    { id: 'grapes', counts: [], stack: 3, pays: [0, 14, 60, 400] },
    { id: 'plum', counts: [], stack: 3, pays: [0, 10, 45, 270] },
    { id: 'orange', counts: [], stack: 3, pays: [0, 7, 35, 200] },
    { id: 'lemon', counts: [], stack: 3, pays: [0, 5, 24, 150] },
    { id: 'strawberry', counts: [], stack: 3, pays: [0, 4, 17, 110] },
    { id: 'cherry', counts: [], stack: 3, pays: [0, 3, 13, 80] },
    { id: 'pear', counts: [], stack: 3, pays: [0, 2, 8, 50] },
    { id: 'flame', counts: [], stack: 1, pays: [] },
  ],
  reels: [
    [6, 6, 2, 10, 0, 0, 0, 0, 9, 9, 5, 5, 4, 4, 4, 1, 1, 1, 9, 8, 4, 4, 4, 3, 9, 1, 1, 4, 7, 4],
    [2, 8, 8, 8, 5, 4, 4, 10, 3, 3, 3, 9, 9, 6, 6, 0, 0, 8, 8, 8, 7, 1, 1, 1, 1, 0, 0, 0, 9, 9, 9, 4, 4, 4, 1, 4, 7],
    [0, 0, 10, 4, 4, 4, 9, 9, 4, 4, 4, 3, 1, 1, 8, 4, 7, 0, 2, 2, 5, 9, 4, 4, 6, 6],
    [9, 9, 4, 1, 1, 5, 5, 4, 4, 4, 5, 0, 1, 1, 1, 8, 6, 7, 0, 4, 4, 4, 1, 1, 1, 5, 4, 1, 1, 3, 3, 8, 8, 2, 4, 1, 10],
    [9, 5, 5, 1, 4, 3, 4, 4, 4, 7, 4, 4, 4, 8, 7, 7, 7, 7, 7, 0, 10, 1, 1, 2, 6, 1, 1, 4],
  ],
  lines: payLines.five3x5,
  scatter: { symbol: 10, pays: [0, 0, 0, 10, 50, 250] },
  risk: { steps: 5, maxWinX: 1000 },
  targetRtp: 95.66,
  seed: 1848,
}
