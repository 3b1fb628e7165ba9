import type { PlayerCaller } from '#server/kernel/index.ts'
import { earlierOf, minutesAfter } from '../after.ts'
import { hashToken } from '../secrets/hash-token.ts'
import type { SignInNeeds } from '../needs.ts'
import * as sessions from './player-sessions.queries.ts'

export type PlayerGuardNeeds = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'sessions'>

export const SEEN_EVERY_MS = 60_000

/**
 * Finds the player of a session token. Activity moves the idle end; that is written at most once a minute, so a session
 * may end up to a minute before the full idle time. Requests that a page sends on its own are no activity, and are
 * cached apart: the player's next request must still be written.
 */
export function makePlayerGuard({ db, clock, target, rules, sessions: cache }: PlayerGuardNeeds) {
  return async (token: string, isByPage = false): Promise<PlayerCaller | undefined> => {
    const now = clock.now()
    const key = isByPage ? `${token} page` : token
    const known = cache.find(key, 'player', now)
    if (known) return known
    const asOf = cache.moment()
    const session = await sessions.findLivingByToken(db, target, hashToken(token), now)
    if (!session) return undefined

    let { idleEndsAt } = session
    if (!isByPage && now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
      idleEndsAt = earlierOf(minutesAfter(now, rules.playerSession.idleMinutes), session.absoluteEndsAt)
      await sessions.touchSession(db, session.id, now, idleEndsAt)
    }
    const caller: PlayerCaller = {
      kind: 'player',
      playerId: session.playerId,
      sessionId: session.id,
      sessionStartedAt: session.openedAt,
      idleEndsAt,
      absoluteEndsAt: session.absoluteEndsAt,
    }
    cache.remember(key, caller, now, { asOf })
    return caller
  }
}
