import type { LinesDesign } from '../lines-design.ts'
import { payLines } from '../pay-lines.ts'

/**
 * The tale of the devil and Kate: the devil is wild and pays most, three gates of hell open thirteen free spins at
 * three times the pay, on richer strips. A wild ride on a quiet base.
 */
export const certAKaca: LinesDesign = {
  key: 'CertAKaca',
  rows: 3,
  symbols: [
    { id: 'devil', counts: [1, 2, 2, 2, 1], stack: 1, pays: [25, 400, 3000, 30000] },
    { id: 'kate', counts: [2, 2, 2, 2, 2], stack: 1, pays: [10, 180, 1400, 14000] },
    { id: 'shepherd', counts: [2, 3, 2, 3, 2], stack: 2, pays: [0, 110, 800, 8000] },
    { id: 'princess', counts: [3, 2, 3, 2, 3], stack: 2, pays: [0, 70, 500, 5000] },
    { id: 'castle', counts: [3, 3, 3, 3, 3], stack: 2, pays: [0, 45, 300, 2600] },
    { id: 'cauldron', counts: [3, 3, 3, 4, 3], stack: 3, pays: [0, 28, 170, 1400] },
    { id: 'bagpipes', counts: [3, 4, 3, 3, 4], stack: 3, pays: [0, 18, 100, 750] },
    { id: 'gingerbread', counts: [4, 3, 4, 4, 4], stack: 2, pays: [0, 11, 55, 400] },
    { id: 'lantern', counts: [4, 4, 4, 4, 4], stack: 2, pays: [0, 7, 32, 210] },
    { id: 'boots', counts: [5, 4, 5, 4, 5], stack: 3, pays: [0, 4, 18, 110] },
    { id: 'horseshoe', counts: [5, 5, 4, 4, 4], stack: 3, pays: [0, 2, 10, 60] },
    { id: 'hell-gate', counts: [1, 1, 1, 1, 1], stack: 1, pays: [] },
  ],
  lines: payLines.twenty3x5,
  wild: { symbol: 0, multiplier: 1, expands: false, respins: false },
  scatter: { symbol: 11, pays: [0, 0, 0, 40, 200, 1000] },
  freeSpins: { awards: [0, 0, 0, 13, 13, 13], multiplier: 3, maxSpins: 52 },
  targetRtp: 95.5,
  seed: 1895,
}
