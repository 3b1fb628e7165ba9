import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { listSessions, type endSessions as endCall } from '#contract/play-v1/backoffice.ts'
import { makeListSource, type Input, type ListQuestion } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { announceEnded, endAllPlayerSessions, endPlayerSessions } from '../players/end-player-sessions.ts'
import { sessionRow } from '../players/list-own-sessions.ts'
import type { SignInNeeds } from '../needs.ts'
import type { PlayerSession } from '../players/player-sessions.queries.ts'
import { sessionsInSql, sessionsOf } from './session-list.queries.ts'

type Question = ListQuestion & QueryOf<typeof listSessions>

/** Sessions of one player, as a list of the back office. */
export const sessionsListed = ({ db, clock }: Pick<SignInNeeds, 'db' | 'clock'>) =>
  makeListSource(
    { db },
    {
      of: sessionsInSql,
      call: listSessions,
      where: (question) => sessionsOf((question as Question).playerId),
      show: (rows: readonly PlayerSession[]) => rows.map((session) => sessionRow(session, clock.now())),
    },
  )

export async function listPlayerSessions(
  needs: Pick<SignInNeeds, 'db' | 'clock' | 'target'>,
  { query, caller, refuse }: Input<typeof listSessions>,
): Promise<ReplyOf<typeof listSessions>> {
  if (!(await findPlayerById(needs.db, needs.target, query.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  return sessionsListed(needs).page(query, caller)
}

/** Ends one session, or all of them. All of none succeeds; a single one that is not open is ERR_SESSION_NOT_FOUND. */
export async function endSessionsOfPlayer(
  needs: Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'sessions' | 'sendControl'>,
  { body, refuse }: Input<typeof endCall>,
): Promise<ReplyOf<typeof endCall>> {
  const { playerId, sessionId } = body
  if (!(await findPlayerById(needs.db, needs.target, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const ending = { playerId, reason: 'ended-by-staff', now: needs.clock.now() } as const
  const ended = await needs.db.transaction((tx) =>
    sessionId ? endPlayerSessions(tx, { ...ending, sessionId }) : endAllPlayerSessions(tx, needs.target, ending),
  )
  if (sessionId && ended.length === 0) return refuse('ERR_SESSION_NOT_FOUND')
  await announceEnded(needs, ended)
  return { done: true }
}
