import type { LinesDesign } from '../lines-design.ts'
import { payLines } from '../pay-lines.ts'

/**
 * Theme: the coronation jewels. A high window of forty lines, stacked gems that fill it, the crown as wild, and a
 * scatter that often gives eight free spins at double pay.
 */
export const korunovacniKlenoty: LinesDesign = {
  key: 'KorunovacniKlenoty',
  rows: 4,
  symbols: [
    { id: 'crown', counts: [2, 2, 2, 2, 2], stack: 2, pays: [13, 75, 330, 1950] },
    { id: 'sceptre', counts: [2, 2, 2, 2, 2], stack: 2, pays: [6, 45, 220, 1200] },
    { id: 'orb', counts: [2, 3, 2, 3, 2], stack: 2, pays: [0, 39, 175, 750] },
    { id: 'sword', counts: [3, 2, 3, 2, 3], stack: 3, pays: [0, 32, 120, 500] },
    { id: 'cross', counts: [3, 3, 3, 3, 3], stack: 3, pays: [0, 26, 90, 390] },
    { id: 'robe', counts: [3, 3, 3, 3, 4], stack: 3, pays: [0, 19, 65, 270] },
    { id: 'ruby', counts: [3, 4, 4, 4, 3], stack: 4, pays: [0, 14, 45, 195] },
    { id: 'sapphire', counts: [4, 4, 4, 4, 4], stack: 4, pays: [0, 11, 35, 145] },
    { id: 'emerald', counts: [4, 4, 4, 5, 4], stack: 4, pays: [0, 8, 26, 100] },
    { id: 'spinel', counts: [5, 4, 5, 4, 5], stack: 3, pays: [0, 6, 19, 75] },
    { id: 'pearl', counts: [5, 5, 4, 5, 5], stack: 3, pays: [0, 5, 14, 55] },
    { id: 'chamber-door', counts: [1, 1, 1, 1, 1], stack: 1, pays: [] },
  ],
  lines: payLines.forty4x5,
  wild: { symbol: 0, multiplier: 1, expands: false, respins: false },
  scatter: { symbol: 11, pays: [0, 0, 0, 80, 400, 2000] },
  freeSpins: { awards: [0, 0, 0, 8, 8, 8], multiplier: 2, maxSpins: 8 },
  targetRtp: 95.85,
  seed: 1346,
}
