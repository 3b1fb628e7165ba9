import type { CountNeeds } from '../needs.ts'
import { recordFact } from './record-fact.ts'
import { lockProgress, saveProgress, workOf } from './progress.queries.ts'

/** Each pass goes back by this time, to find rounds that had begun before the last pass and were committed after it. */
const OVERLAP_MS = 120_000

/** Records which games players have tried for fun since the last pass. A game counts once. */
export async function countFreePlay(needs: CountNeeds): Promise<void> {
  if (!needs.isOurs) return
  const work = workOf(needs, 'free-play')
  await needs.db.transaction(async (tx) => {
    const now = needs.clock.now()
    const doneTo = await lockProgress(tx, work, now)
    const played = await needs.listPlayedForFun(tx, new Date(doneTo.getTime() - OVERLAP_MS))
    // Always in the same order, so that transactions that lock several players never deadlock.
    for (const { playerId, gameKey } of played.toSorted((a, b) => a.playerId - b.playerId))
      await recordFact(needs, tx, { playerId, kind: 'free-play', eventId: gameKey })
    await saveProgress(tx, work, now)
  })
}
