import { LruMap } from 'toad-cache'
import { watchReads, type ControlMessage } from '#server/kernel/index.ts'
import { minutesAfter } from './after.ts'
import type { SignInNeeds } from './needs.ts'
import { prolongSession } from './players/player-sessions.queries.ts'
import { SEEN_EVERY_MS } from './players/player-guard.ts'
import { SESSION_ENDED } from './session-cache.ts'

export type SessionKeeper = {
  /**
   * Playing counts as activity: moves the idle end of the sign-in that a game was opened from, at most once a minute.
   * False when that sign-in has ended or expired, and its games must stop. Without a promise while the cache has it.
   */
  readonly keep: (sessionId: string) => true | Promise<boolean>
  readonly onMessage: (message: ControlMessage) => void
  readonly forgetAll: () => void
}

const SESSIONS_MAX = 20_000

/** A game has a token of its own, so that its page has no access to the sign-in; this connects the two. */
export function makeSessionKeeper({ db, clock, rules }: Pick<SignInNeeds, 'db' | 'clock' | 'rules'>): SessionKeeper {
  /** In ms of the clock. */
  const livesUntil = new LruMap<number>(SESSIONS_MAX)
  /** The prolonged session may have ended meanwhile. */
  const reads = watchReads<string>()
  const prolongNow = async (sessionId: string, isCurrent: () => boolean): Promise<boolean> => {
    const now = clock.now()
    const idleEndsAt = minutesAfter(now, rules.playerSession.idleMinutes)
    const endsAt = await prolongSession(db, { sessionId, now, idleEndsAt })
    if (!endsAt) {
      livesUntil.delete(sessionId)
      return false
    }
    if (isCurrent()) livesUntil.set(sessionId, Math.min(endsAt.getTime(), now.getTime() + SEEN_EVERY_MS))
    return true
  }
  const prolong = (sessionId: string) => reads.run(sessionId, (isCurrent) => prolongNow(sessionId, isCurrent))
  return {
    keep: (sessionId) => (livesUntil.get(sessionId) ?? 0) > clock.now().getTime() || prolong(sessionId),
    onMessage: ({ topic, id }) => {
      if (topic !== SESSION_ENDED) return
      reads.outdate(id)
      livesUntil.delete(id)
    },
    forgetAll: () => {
      reads.outdateAll()
      livesUntil.clear()
    },
  }
}
