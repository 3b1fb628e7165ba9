import type { Transaction } from '../kernel/index.ts'
import { nextRoundAt } from '../ledger/index.ts'
import * as demoQueries from './demo-rounds.queries.ts'
import { holdRound } from './hold-round.ts'
import type { LiveSession } from './sessions/live-sessions.ts'
import type { GameRoundsNeeds } from './needs.ts'

/** Thrown to roll back a round for fun that begins too soon after the one before. */
class TooSoon extends Error {
  readonly lastBegun: Date
  constructor(lastBegun: Date) {
    super()
    this.lastBegun = lastBegun
  }
}

/** Records that a round of the session begins now; the caller's transaction has locked the session. Returns the instant. */
export async function beginForFun(
  { clock, minimumRoundMs }: GameRoundsNeeds,
  tx: Transaction,
  sessionId: string,
): Promise<Date> {
  const now = clock.now()
  if (minimumRoundMs === 0) return now
  const lastBegun = await demoQueries.findDemoBegun(tx, sessionId)
  if (lastBegun && nextRoundAt(lastBegun, now, minimumRoundMs)) throw new TooSoon(lastBegun)
  await demoQueries.recordDemoBegun(tx, sessionId, now)
  return now
}

/** Plays a round for fun as soon as it may begin: another process may have begun one of the session meanwhile. */
export async function playWhenDue<T>(
  needs: GameRoundsNeeds,
  live: LiveSession,
  stakeMinor: number,
  play: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await play()
    } catch (error) {
      if (!(error instanceof TooSoon)) throw error
      await holdRound(needs, live, error.lastBegun, stakeMinor)
    }
  }
}
