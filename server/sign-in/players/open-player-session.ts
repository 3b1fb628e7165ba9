import type { Static } from 'typebox'
import type { PlayerSignedIn } from '#contract/onling-v2/player.ts'
import {
  newId,
  newToken,
  refuse,
  SESSION_COOKIE,
  publish,
  TOKEN_PREFIX,
  type Input,
  type Transaction,
} from '#server/kernel/index.ts'
import { lockPlayerRow, recordSignIn, profileOf, type Player } from '#server/players/index.ts'
import { earlierOf, minutesAfter } from '../after.ts'
import { describeClient } from '../describe-client.ts'
import { hashToken } from '../secrets/hash-token.ts'
import type { SignInNeeds } from '../needs.ts'
import { moveAccessToken } from './player-credentials.queries.ts'
import * as sessions from './player-sessions.queries.ts'

type Needs = Pick<SignInNeeds, 'clock' | 'target' | 'rules' | 'judgeSignIn'>
type Client = { readonly ip: string; readonly userAgent: string }
type Opening = {
  readonly playerId: number
  readonly client: Client
  readonly cardId?: string | null
  /** The browser's cookie: where the browser is remembered, this becomes the session to forget it by. */
  readonly device?: Buffer | undefined
}

/**
 * Opens a session for an authenticated player. A session that a card opened stores the card. Refuses
 * ERR_ACCOUNT_LOCKED, and ERR_OTHER_SESSION_IS_ACTIVE above the maximum of open sessions.
 */
export async function openPlayerSession(
  tx: Transaction,
  needs: Needs,
  whose: Opening,
): Promise<Static<typeof PlayerSignedIn>> {
  return (await openSession(tx, needs, whose)).signedIn
}

/**
 * The same for a client that acts for the player, such as a terminal: it uses the id of the session, and its token is
 * given to nobody.
 */
export async function openSession(
  tx: Transaction,
  { clock, target, rules, judgeSignIn }: Needs,
  { playerId, client, cardId = null, device }: Opening,
): Promise<{ readonly sessionId: string; readonly signedIn: Static<typeof PlayerSignedIn> }> {
  const now = clock.now()
  const player = await judgeOpening(tx, { clock, target, rules }, playerId)
  const { idleMinutes, absoluteMinutes } = rules.playerSession
  const token = newToken(TOKEN_PREFIX.player)
  const { sessionEndsAt } = await judgeSignIn(tx, playerId)
  const absoluteEndsAt = earlierOf(
    minutesAfter(now, absoluteMinutes),
    sessionEndsAt ?? minutesAfter(now, absoluteMinutes),
  )
  const idleEndsAt = earlierOf(minutesAfter(now, idleMinutes), absoluteEndsAt)
  const sessionId = newId(now)
  await sessions.insertSession(tx, {
    id: sessionId,
    tokenHash: hashToken(token),
    target,
    playerId,
    openedAt: now,
    lastSeenAt: now,
    idleEndsAt,
    absoluteEndsAt,
    client: describeClient(client.userAgent),
    source: client.ip,
    cardId,
  })
  if (device) await moveAccessToken(tx, { playerId, device, sessionId })
  await recordSignIn(tx, playerId, now)
  await publish(tx, 'sign-in.player-signed-in', { playerId })
  const signedIn = {
    token,
    idleEndsAt: idleEndsAt.toISOString(),
    absoluteEndsAt: absoluteEndsAt.toISOString(),
    player: profileOf(player),
  }
  return { sessionId, signedIn }
}

/**
 * Refuses a player who may not open a session whatever they prove; otherwise returns the player, locked until the end
 * of the transaction.
 */
export async function judgeOpening(
  tx: Transaction,
  { clock, target, rules }: Pick<SignInNeeds, 'clock' | 'target' | 'rules'>,
  playerId: number,
): Promise<Player> {
  const player = await lockPlayerRow(tx, target, playerId)
  if (!player) return refuse('ERR_ACCOUNT_LOCKED')
  if (player.state !== 'open') return refuse('ERR_ACCOUNT_LOCKED', { kind: player.state })
  const open = await sessions.findLivingOf(tx, playerId, clock.now())
  if (open.length >= rules.playerSession.openSessionsMax)
    return refuse('ERR_OTHER_SESSION_IS_ACTIVE', { openSessions: open.length })
  return player
}

/** Sets the browser's cookie. After the commit: a session that was rolled back must not leave one. */
export function setPlayerCookie(
  cookies: Input<never>['cookies'],
  rules: SignInNeeds['rules'],
  signedIn: Static<typeof PlayerSignedIn>,
): Static<typeof PlayerSignedIn> {
  cookies.set(SESSION_COOKIE.player, signedIn.token, rules.playerSession.absoluteMinutes * 60)
  return signedIn
}
