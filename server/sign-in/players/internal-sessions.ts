import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/capi-v1/sessions.ts'
import { pageLimit, pageOf, type Input } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { announceEnded, endAllPlayerSessions, endPlayerSessions } from './end-player-sessions.ts'
import { sessionRow } from './list-own-sessions.ts'
import type { SignInNeeds } from '../needs.ts'
import * as sessions from './player-sessions.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'sessions' | 'sendControl'>

const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Open sessions of the brand, newest first. */
export async function listAllSessions(
  { db, clock, target }: Needs,
  { body }: Pick<Input<typeof calls.allActiveSessionsByCurrentScope>, 'body'>,
): Promise<ReplyOf<typeof calls.allActiveSessionsByCurrentScope>> {
  const limit = pageLimit(body.limit)
  const before = SESSION_ID.test(body.cursor ?? '') ? (body.cursor ?? null) : null
  const now = clock.now()
  const page = pageOf(await sessions.findLivingOfTarget(db, target, before, limit + 1, now), limit, ({ id }) => id)
  return {
    rows: page.rows.map((one) => ({ playerId: one.playerId, ...sessionRow(one, now) })),
    nextCursor: page.nextCursor,
  }
}

export async function listSessionsOf(
  needs: Needs,
  { body, refuse }: Pick<Input<typeof calls.sessionsByPlayer>, 'body' | 'refuse'>,
): Promise<ReplyOf<typeof calls.sessionsByPlayer>> {
  if (!(await findPlayerById(needs.db, needs.target, body.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  return sessionsOf(needs, body.playerId)
}

/** Sessions of the player who holds a card, whatever opened them. */
export async function listSessionsOfCard(
  needs: Needs & Pick<SignInNeeds, 'readCard'>,
  { body, refuse }: Pick<Input<typeof calls.sessionsByPlayerCard>, 'body' | 'refuse'>,
): Promise<ReplyOf<typeof calls.sessionsByPlayerCard>> {
  const { card } = await needs.readCard(body.cardNumber)
  if (!card) return refuse('ERR_INVALID_CARD_ID')
  return sessionsOf(needs, card.playerId)
}

async function sessionsOf({ db, clock }: Needs, playerId: number) {
  const now = clock.now()
  const living = await sessions.findLivingOf(db, playerId, now)
  return { sessions: living.map((one) => ({ playerId: one.playerId, ...sessionRow(one, now) })) }
}

/** Ends sessions by their ids, of any player of the brand. Returns how many were open. */
export async function killSessions(needs: Needs, sessionIds: readonly string[]): Promise<number> {
  const { db, clock, target } = needs
  const owned = await sessions.findOwners(db, target, sessionIds)
  let ended = 0
  for (const { id, playerId } of owned) ended += await kill(needs, { playerId, sessionId: id, now: clock.now() })
  return ended
}

/** Ends every session of a player. Returns how many were open. */
export async function killSessionsOf(
  needs: Needs,
  { body, refuse }: Pick<Input<typeof calls.killSessionsByPlayer>, 'body' | 'refuse'>,
): Promise<ReplyOf<typeof calls.killSessionsByPlayer>> {
  if (!(await findPlayerById(needs.db, needs.target, body.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  return { ended: await kill(needs, { playerId: body.playerId, now: needs.clock.now() }) }
}

async function kill(
  needs: Needs,
  { sessionId, ...whose }: { playerId: number; sessionId?: string; now: Date },
): Promise<number> {
  const ending = { ...whose, reason: 'ended-by-system' } as const
  const ended = await needs.db.transaction((tx) =>
    sessionId === undefined
      ? endAllPlayerSessions(tx, needs.target, ending)
      : endPlayerSessions(tx, { ...ending, sessionId }),
  )
  await announceEnded(needs, ended)
  return ended.length
}
