import type { ReplyOf } from '#contract/call.ts'
import type { endSessions as endCall, listSessions as listCall } from '#contract/play-v1/backoffice.ts'
import { pageLimit, pageOf, type Input } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { announceEnded, endPlayerSessions } from '../players/end-player-sessions.ts'
import { sessionRow } from '../players/list-own-sessions.ts'
import type { SignInNeeds } from '../needs.ts'
import { findPageOf } from '../players/player-sessions.queries.ts'

const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function listPlayerSessions(
  { db, clock, target }: Pick<SignInNeeds, 'db' | 'clock' | 'target'>,
  { query, refuse }: Input<typeof listCall>,
): Promise<ReplyOf<typeof listCall>> {
  if (!(await findPlayerById(db, target, query.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const limit = pageLimit(query.limit)
  const before = SESSION_ID.test(query.cursor ?? '') ? (query.cursor ?? null) : null
  const page = pageOf(await findPageOf(db, query.playerId, before, limit + 1), limit, ({ id }) => id)
  return { rows: page.rows.map((session) => sessionRow(session, clock.now())), nextCursor: page.nextCursor }
}

/** Ends one session, or all of them. All of none succeeds; a single one that is not open is ERR_SESSION_NOT_FOUND. */
export async function endSessionsOfPlayer(
  needs: Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'sessions' | 'sendControl'>,
  { body, refuse }: Input<typeof endCall>,
): Promise<ReplyOf<typeof endCall>> {
  const { playerId, sessionId } = body
  if (!(await findPlayerById(needs.db, needs.target, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const ended = await endPlayerSessions(needs.db, {
    playerId,
    sessionId,
    reason: 'ended-by-staff',
    now: needs.clock.now(),
  })
  if (sessionId && ended.length === 0) return refuse('ERR_SESSION_NOT_FOUND')
  await announceEnded(needs, ended)
  return { done: true }
}
