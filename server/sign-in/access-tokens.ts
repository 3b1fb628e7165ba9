import type { ReplyOf } from '#contract/call.ts'
import type {
  createAccessToken as createCall,
  loginByAccessToken as loginCall,
} from '#contract/play-v1/player-account.ts'
import { newToken, type Input } from '#server/kernel/index.ts'
import { minutesAfter } from './after.ts'
import { hashToken } from './hash-token.ts'
import type { SignInNeeds } from './needs.ts'
import { openPlayerSession, setPlayerCookie } from './open-player-session.ts'
import * as queries from './player-credentials.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules'>

const MINUTES_OF_DAY = 24 * 60

export async function createAccessToken(
  { db, clock, rules }: Needs,
  { caller }: Input<typeof createCall>,
): Promise<ReplyOf<typeof createCall>> {
  const accessToken = newToken('ta')
  const issuedAt = clock.now()
  const expiresAt = minutesAfter(issuedAt, rules.accessTokenDays * MINUTES_OF_DAY)
  await queries.insertAccessToken(db, {
    tokenHash: hashToken(accessToken),
    playerId: caller.playerId,
    issuedAt,
    expiresAt,
  })
  return { accessToken, expiresAt: expiresAt.toISOString() }
}

/**
 * Signs in by the token of a remembered device. It is spent by that; the device asks for its next one with
 * CreateAccessToken. A spent token that comes back has been copied, so every remembered device of the player is
 * forgotten.
 */
export async function loginByAccessToken(
  needs: Needs,
  input: Input<typeof loginCall>,
): Promise<ReplyOf<typeof loginCall>> {
  const { db, clock, rules } = needs
  const now = clock.now()
  const tokenHash = hashToken(input.body.accessToken)
  const outcome = await db.transaction(async (tx) => {
    const token = await queries.holdAccessToken(tx, tokenHash)
    if (!token) return 'unknown'
    if (token.usedAt) {
      await queries.spendAccessTokens(tx, token.playerId, now)
      return 'spent'
    }
    if (token.expiresAt <= now) return 'expired'
    await queries.useAccessToken(tx, tokenHash, now)
    return openPlayerSession(tx, needs, { playerId: token.playerId, client: input.client })
  })
  if (outcome === 'expired') return input.refuse('ERR_TOKEN_EXPIRED')
  if (typeof outcome === 'string') return input.refuse('ERR_TOKEN_INVALID')
  return setPlayerCookie(input.cookies, rules, outcome)
}
