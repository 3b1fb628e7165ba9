import type { MeasureNeeds } from '../needs.ts'
import { recountPlay } from './count-play.ts'
import { makeSignals } from './make-signals.ts'
import { touchEverybody } from './touch.ts'

/** Counts play anew and makes the signals of everybody of the brand again, to the same rows. Gives how many players there were. */
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
