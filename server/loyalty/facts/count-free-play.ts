import type { CountNeeds } from '../needs.ts'
import { recordFact } from './record-fact.ts'
import { lockProgress, saveProgress, workOf } from './progress.queries.ts'

/** Rounds that began before and were committed after the last look are found by looking back so far. */
const OVERLAP_MS = 120_000

/** Notes which games players have tried for fun since the last look. A game counts once. */
export async function countFreePlay(needs: CountNeeds): Promise<void> {
  if (!needs.isOurs) return
  const work = workOf(needs, 'free-play')
  await needs.db.transaction(async (tx) => {
    const now = needs.clock.now()
    const doneTo = await lockProgress(tx, work, now)
    const played = await needs.listPlayedForFun(tx, new Date(doneTo.getTime() - OVERLAP_MS))
    // In one order everywhere, so that two who hold players never wait for each other.
    for (const { playerId, gameKey } of played.toSorted((a, b) => a.playerId - b.playerId))
      await recordFact(needs, tx, { playerId, kind: 'free-play', eventId: gameKey })
    await saveProgress(tx, work, now)
  })
}
