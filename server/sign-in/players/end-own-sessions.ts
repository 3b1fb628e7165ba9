import type { ReplyOf } from '#contract/call.ts'
import type { DEVICE_LOGOUT_REASONS, logoutPlayer as deviceLogoutCall } from '#contract/capi-v1/player-logout.ts'
import type { logout as logoutCall, SessionEndReason } from '#contract/onling-v2/player.ts'
import type { endAllSessions as endAllCall, endSession as endOneCall } from '#contract/play-v1/player-account.ts'
import { SESSION_COOKIE, type Input } from '#server/kernel/index.ts'
import { announceEnded, endAllPlayerSessions, endPlayerSessions } from './end-player-sessions.ts'
import type { SignInNeeds } from '../needs.ts'
import { deleteAccessTokens } from './player-credentials.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'sessions' | 'sendControl'>

export async function logout(
  needs: Needs,
  { caller, cookies }: Input<typeof logoutCall>,
): Promise<ReplyOf<typeof logoutCall>> {
  const { playerId, sessionId } = caller
  const ended = await endPlayerSessions(needs.db, { playerId, sessionId, reason: 'signed-out', now: needs.clock.now() })
  await announceEnded(needs, ended)
  cookies.clear(SESSION_COOKIE.player)
  return { done: true }
}

/** The same by a terminal, with a reason. The device's reason is mapped to one of the platform. */
export async function logoutOfDevice(
  needs: Needs,
  { caller, cookies, body }: Pick<Input<typeof deviceLogoutCall>, 'caller' | 'cookies' | 'body'>,
): Promise<ReplyOf<typeof deviceLogoutCall>> {
  const { playerId, sessionId } = caller
  const reason = DEVICE_REASONS[body.logoutReason ?? 'Player']
  const ended = await endPlayerSessions(needs.db, { playerId, sessionId, reason, now: needs.clock.now() })
  await announceEnded(needs, ended)
  cookies.clear(SESSION_COOKIE.player)
  return { done: true }
}

const DEVICE_REASONS = {
  Player: 'signed-out',
  IdleTime: 'idle',
  AbsoluteTime: 'absolute-end',
  LimitReached: 'limit-reached',
  Shutdown: 'ended-by-system',
  OtherDevice: 'ended-by-player',
} as const satisfies Record<(typeof DEVICE_LOGOUT_REASONS)[number], SessionEndReason>

/**
 * Ends a session, or forgets the remembered browser that it was in. Refuses ERR_SESSION_NOT_FOUND for a session that is
 * neither, or not this player's.
 */
export async function endOwnSession(
  needs: Needs,
  { caller, body, cookies, refuse }: Input<typeof endOneCall>,
): Promise<ReplyOf<typeof endOneCall>> {
  const which = { playerId: caller.playerId, sessionId: body.sessionId, now: needs.clock.now() }
  const { forgotten, ended } = await needs.db.transaction(async (tx) => ({
    forgotten: await deleteAccessTokens(tx, which),
    ended: await endPlayerSessions(tx, { ...which, reason: 'ended-by-player' }),
  }))
  if (ended.length + forgotten === 0) return refuse('ERR_SESSION_NOT_FOUND')
  await announceEnded(needs, ended)
  if (ended.includes(caller.sessionId)) cookies.clear(SESSION_COOKIE.player)
  return { done: true }
}

/** Every remembered device is forgotten too: a player who does this suspects that somebody else is signed in. */
export async function endAllOwnSessions(
  needs: Needs & Pick<SignInNeeds, 'target'>,
  { caller, cookies }: Input<typeof endAllCall>,
): Promise<ReplyOf<typeof endAllCall>> {
  const now = needs.clock.now()
  const ended = await needs.db.transaction((tx) =>
    endAllPlayerSessions(tx, needs.target, { playerId: caller.playerId, reason: 'ended-by-player', now }),
  )
  await announceEnded(needs, ended)
  cookies.clear(SESSION_COOKIE.player)
  return { done: true }
}
