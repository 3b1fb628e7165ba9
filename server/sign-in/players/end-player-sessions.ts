import type { SessionEndReason } from '#contract/onling-v2/player.ts'
import type { Querier, Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { deleteAccessTokens } from './player-credentials.queries.ts'
import * as sessions from './player-sessions.queries.ts'
import { SESSION_ENDED } from '../session-cache.ts'

/** Reason of a session's end; time causes `idle` and `absolute-end`, and so may a device that measures it itself. */
export type EndReason = SessionEndReason

/**
 * Ends one session or all of a player. Unless their time is over, the browsers that they are in are not remembered any
 * more: each would sign in again by one press. After the commit pass the ids to `announceEnded`. All of a player whose row is not
 * locked yet: `endAllPlayerSessions`.
 */
export async function endPlayerSessions(
  db: Querier,
  ending: { playerId: number; sessionId?: string | undefined; reason: EndReason; now: Date },
): Promise<string[]> {
  if (!sessions.ENDED_BY_TIME.includes(ending.reason)) await deleteAccessTokens(db, ending)
  return sessions.endSessions(db, ending)
}

/**
 * Ends all sessions of a player. Sign-ins lock the player too: one that is under way ends first, and its session and token
 * with the others.
 */
export async function endAllPlayerSessions(
  tx: Transaction,
  target: string,
  ending: { playerId: number; reason: EndReason; now: Date },
): Promise<string[]> {
  await lockPlayerRow(tx, target, ending.playerId)
  return endPlayerSessions(tx, ending)
}

/** Drops the sessions from every process's cache: here at once, elsewhere by the control bus. */
export async function announceEnded(
  { sessions, sendControl }: Pick<SignInNeeds, 'sessions' | 'sendControl'>,
  sessionIds: readonly string[],
): Promise<void> {
  for (const id of sessionIds) sessions.forget(id)
  for (const id of sessionIds) await sendControl({ topic: SESSION_ENDED, id })
}
