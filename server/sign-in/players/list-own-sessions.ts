import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { getActiveSessions, SessionRow } from '#contract/onling-v2/player.ts'
import type { Input } from '#server/kernel/index.ts'
import { earlierOf, minutesAfter } from '../after.ts'
import type { SignInNeeds } from '../needs.ts'
import { findRemembered } from './player-credentials.queries.ts'
import * as sessions from './player-sessions.queries.ts'
import { signInRules } from '../sign-in-rules.ts'

export async function listOwnSessions(
  { db, clock }: Pick<SignInNeeds, 'db' | 'clock'>,
  { caller }: Input<typeof getActiveSessions>,
): Promise<ReplyOf<typeof getActiveSessions>> {
  const now = clock.now()
  const living = await sessions.findLivingOf(db, caller.playerId, now)
  const remembered = await findRemembered(db, caller.playerId, now)
  const previous = await sessions.findPrevious(db, caller.playerId, caller.sessionId)
  return {
    sessions: living.map((session) => sessionRow(session, now, caller.sessionId)),
    remembered: remembered.map(({ sessionId, client, issuedAt, expiresAt }) => ({
      sessionId,
      client,
      rememberedAt: issuedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    previous: previous ? { openedAt: previous.openedAt.toISOString(), client: previous.client } : null,
  }
}

/** An absolute end before the rule's own was set by a limit of the player. */
function absoluteReasonOf({ openedAt, absoluteEndsAt }: sessions.PlayerSession) {
  const own = minutesAfter(openedAt, signInRules.playerSession.absoluteMinutes)
  return absoluteEndsAt < own ? 'limit-reached' : 'absolute-end'
}

/** A session that has expired is shown as ended even before the job has recorded it. */
export function sessionRow(
  session: sessions.PlayerSession,
  now: Date,
  currentSessionId?: string,
): Static<typeof SessionRow> {
  const runsOutAt = earlierOf(session.idleEndsAt, session.absoluteEndsAt)
  const hasRunOut = session.endedAt === null && runsOutAt <= now
  const runOutReason = session.idleEndsAt < session.absoluteEndsAt ? 'idle' : absoluteReasonOf(session)
  return {
    sessionId: session.id,
    openedAt: session.openedAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    endedAt: (hasRunOut ? runsOutAt : session.endedAt)?.toISOString() ?? null,
    endReason: hasRunOut ? runOutReason : session.endReason,
    client: session.client,
    isCurrent: session.id === currentSessionId,
  }
}
