import type { MeasureNeeds } from '../needs.ts'
import { recountPlay } from './count-play.ts'
import { makeSignals } from './make-signals.ts'
import { touchEverybody } from './touch.ts'

/**
 * Counts play again and recomputes the signals of all players of the brand, with the same result. Returns the number of
 * players.
 */
export async function rebuildSignals(needs: MeasureNeeds): Promise<number> {
  await recountPlay(needs)
  await touchEverybody(needs)
  let players = 0
  for (;;) {
    const done = await makeSignals(needs)
    if (done === 0) return players
    players += done
  }
}
