import type { LinesDesign } from '../lines-design.ts'
import { payLines } from '../pay-lines.ts'

/**
 * Theme: the fairy tale of the devil and Kate. The devil is wild and pays most, three gates give eight free spins at
 * three times the pay, and two more when they come again. High volatility on a quiet base game.
 */
export const certAKaca: LinesDesign = {
  key: 'CertAKaca',
  rows: 3,
  symbols: [
    { id: 'devil', counts: [1, 2, 2, 2, 1], stack: 1, pays: [16, 180, 950, 6200] },
    { id: 'kate', counts: [2, 2, 2, 2, 2], stack: 1, pays: [7, 90, 440, 3200] },
    { id: 'shepherd', counts: [2, 3, 2, 3, 2], stack: 2, pays: [0, 60, 290, 2000] },
    { id: 'princess', counts: [3, 2, 3, 2, 3], stack: 2, pays: [0, 37, 190, 1350] },
    { id: 'castle', counts: [3, 3, 3, 3, 3], stack: 2, pays: [0, 27, 115, 800] },
    { id: 'cauldron', counts: [3, 3, 3, 4, 3], stack: 3, pays: [0, 17, 80, 460] },
    { id: 'bagpipes', counts: [3, 4, 3, 3, 4], stack: 3, pays: [0, 12, 50, 290] },
    { id: 'gingerbread', counts: [4, 3, 4, 4, 4], stack: 2, pays: [0, 8, 31, 170] },
    { id: 'lantern', counts: [4, 4, 4, 4, 4], stack: 2, pays: [0, 5, 19, 95] },
    { id: 'boots', counts: [5, 4, 5, 4, 5], stack: 3, pays: [0, 4, 11, 70] },
    { id: 'horseshoe', counts: [5, 5, 4, 4, 4], stack: 3, pays: [0, 2, 7, 35] },
    { id: 'hell-gate', counts: [1, 1, 1, 1, 1], stack: 1, pays: [] },
  ],
  lines: payLines.twenty3x5,
  wild: { symbol: 0, multiplier: 1, expands: false, respins: false },
  scatter: { symbol: 11, pays: [0, 0, 0, 40, 200, 1000] },
  freeSpins: { awards: [0, 0, 0, 8, 8, 8], multiplier: 3, maxSpins: 10 },
  targetRtp: 95.5,
  seed: 1895,
}
