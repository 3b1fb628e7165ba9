import type { ReplyOf } from '#contract/call.ts'
import type {
  createAccessToken as createCall,
  loginByAccessToken as loginCall,
} from '#contract/play-v1/player-account.ts'
import { newToken, NotSignedIn, type Input, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import { minutesAfter } from '../after.ts'
import { readDevice } from '../known-devices.ts'
import { hashToken } from '../secrets/hash-token.ts'
import type { SignInNeeds } from '../needs.ts'
import { openSession, setPlayerCookie } from './open-player-session.ts'
import * as queries from './player-credentials.queries.ts'
import { isNotEnded } from './player-sessions.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'judgeSignIn'>

const MINUTES_OF_DAY = 24 * 60
/** How long after its use a token may come again because the answer was lost. */
const LOST_ANSWER_MINUTES = 5

/** Remembers the caller's browser. Refuses a session that was ended while this waited for the player's row. */
export async function createAccessToken(
  { db, clock, target, rules }: Needs,
  { caller: { playerId, sessionId }, cookies }: Input<typeof createCall>,
): Promise<ReplyOf<typeof createCall>> {
  const device = readDevice(cookies, 'player') ?? null
  const { accessToken, expiresAt } = await db.transaction(async (tx) => {
    await lockPlayerRow(tx, target, playerId)
    if (!(await isNotEnded(tx, sessionId))) throw new NotSignedIn()
    return rememberDevice(tx, { clock, rules }, { playerId, sessionId, device })
  })
  return { accessToken, expiresAt: expiresAt.toISOString() }
}

/**
 * Signs in by an access token. It is used up and, for a remembered device, replaced in the same transaction. A used token
 * of a device that is sent again has been copied, so every remembered device of the player is deleted; unless its own
 * browser sends it at once because the answer was lost (decision 0441). After a refusal the token is still valid.
 */
export async function loginByAccessToken(
  needs: Needs,
  input: Input<typeof loginCall>,
): Promise<ReplyOf<typeof loginCall>> {
  const { db, clock, target, rules } = needs
  // The instant at which the token is used is the one at which the next is issued: `isReplacementUnused` finds it by that.
  const now = clock.now()
  const tokenHash = hashToken(input.body.accessToken)
  const outcome = await db.transaction(async (tx) => {
    const playerId = await queries.findOwnerOfAccessToken(tx, tokenHash)
    if (playerId === undefined) return 'unknown'
    // Every sign-in locks the player before tokens: in another order two of them could deadlock.
    await lockPlayerRow(tx, target, playerId)
    const token = await queries.lockAccessToken(tx, tokenHash)
    if (!token) return 'unknown'
    const own = readDevice(input.cookies, 'player')
    if (
      token.usedAt &&
      !(await wasAnswerLost(tx, { ...token, tokenHash, playerId, usedAt: token.usedAt }, { own, now }))
    ) {
      // The token of a link names neither; a link may be opened twice.
      if (token.device !== null || token.sessionId !== null) await queries.deleteAccessTokens(tx, { playerId, now })
      return 'spent'
    }
    if (token.expiresAt <= now) return 'expired'
    await queries.useAccessToken(tx, tokenHash, now)
    const isRemembered = input.body.isRemembered !== false
    // A browser that is remembered already stays so by this session.
    const opening = { playerId, client: input.client, device: isRemembered ? undefined : own }
    const { sessionId, signedIn } = await openSession(tx, needs, opening)
    if (!isRemembered) return { signedIn }
    const device = own ?? token.device
    return { signedIn, next: await rememberDevice(tx, needs, { playerId, sessionId, device, issuedAt: now }) }
  })
  if (outcome === 'expired') return input.refuse('ERR_TOKEN_EXPIRED')
  if (typeof outcome === 'string') return input.refuse('ERR_TOKEN_INVALID')
  const { signedIn, next } = outcome
  return {
    ...setPlayerCookie(input.cookies, rules, signedIn),
    ...(next && { accessToken: next.accessToken, accessTokenExpiresAt: next.expiresAt.toISOString() }),
  }
}

/**
 * A used token comes again from its own browser, soon, and what replaced it is still there, unused: the browser never
 * received it. A sign-out and a new password delete it.
 */
async function wasAnswerLost(
  tx: Transaction,
  { tokenHash, playerId, device, usedAt }: { tokenHash: Buffer; playerId: number; device: Buffer | null; usedAt: Date },
  { own, now }: { own: Buffer | undefined; now: Date },
): Promise<boolean> {
  if (!device || !own?.equals(device) || minutesAfter(usedAt, LOST_ANSWER_MINUTES) < now) return false
  return queries.isReplacementUnused(tx, { tokenHash, playerId, device, usedAt })
}

/**
 * Stores the hash of a new token for a device of this player and returns the token, once. An older token of the same
 * browser is deleted; whoever names a browser has locked the player, so that two at once leave one.
 * @param minutes life of the token
 */
export async function rememberDevice(
  tx: Transaction,
  { clock, rules }: Pick<Needs, 'clock' | 'rules'>,
  {
    playerId,
    sessionId = null,
    device = null,
    issuedAt = clock.now(),
  }: Partial<queries.Remembered> & { readonly playerId: number; readonly issuedAt?: Date },
  minutes: number = rules.accessTokenDays * MINUTES_OF_DAY,
): Promise<{ readonly accessToken: string; readonly expiresAt: Date }> {
  const accessToken = newToken('ta')
  const expiresAt = minutesAfter(issuedAt, minutes)
  if (device) await queries.deleteAccessTokenOfDevice(tx, playerId, device)
  await queries.insertAccessToken(tx, {
    tokenHash: hashToken(accessToken),
    playerId,
    sessionId,
    device,
    issuedAt,
    expiresAt,
  })
  return { accessToken, expiresAt }
}
