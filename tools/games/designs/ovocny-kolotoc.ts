import type { LinesDesign } from '../lines-design.ts'
import { payLines } from '../pay-lines.ts'

/**
 * A plain fruit machine: five lines, no wild, high stacks that fill whole reels with one fruit, cherries pay from two.
 * Its attraction is the stacks and the risk after a win, not a feature.
 */
export const ovocnyKolotoc: LinesDesign = {
  key: 'OvocnyKolotoc',
  rows: 3,
  symbols: [
    { id: 'seven', counts: [2, 2, 2, 2, 2], stack: 2, pays: [5, 40, 160, 900] },
    { id: 'bell', counts: [2, 3, 3, 3, 3], stack: 3, pays: [0, 25, 80, 350] },
    { id: 'melon', counts: [3, 3, 3, 3, 3], stack: 3, pays: [0, 20, 60, 240] },
    { id: 'grapes', counts: [4, 3, 3, 3, 4], stack: 4, pays: [0, 15, 45, 160] },
    { id: 'plum', counts: [3, 3, 4, 4, 4], stack: 4, pays: [0, 11, 33, 110] },
    { id: 'orange', counts: [4, 4, 5, 5, 4], stack: 3, pays: [0, 8, 24, 80] },
    { id: 'lemon', counts: [4, 4, 5, 5, 5], stack: 3, pays: [0, 6, 18, 55] },
    { id: 'strawberry', counts: [4, 4, 4, 5, 4], stack: 2, pays: [0, 4, 12, 40] },
    { id: 'cherry', counts: [8, 8, 6, 5, 6], stack: 2, pays: [1.2, 3, 9, 30] },
    { id: 'star', counts: [1, 1, 1, 1, 1], stack: 1, pays: [] },
  ],
  lines: payLines.five3x5,
  scatter: { symbol: 9, pays: [0, 0, 0, 15, 75, 500] },
  risk: { steps: 5, maxWinX: 1000 },
  targetRtp: 95,
  seed: 2101,
}
