import type { ReplyOf } from '#contract/call.ts'
import type { submitPasswordReset as call } from '#contract/onling-v2/player.ts'
import type { Input } from '#server/kernel/index.ts'
import { findOwnPlayer } from './find-own-player.ts'
import { announceEnded, endAllPlayerSessions } from './end-player-sessions.ts'
import { hashToken } from '../secrets/hash-token.ts'
import { forgetDevices } from '../known-devices.queries.ts'
import { judgePassword } from '../secrets/judge-password.ts'
import type { SignInNeeds } from '../needs.ts'
import { openPlayerSession, setPlayerCookie } from './open-player-session.ts'
import { removePasskeysOf } from '../player-passkeys/player-passkeys.queries.ts'
import * as queries from './player-credentials.queries.ts'

type Needs = Pick<
  SignInNeeds,
  'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'sessions' | 'sendControl' | 'judgeSignIn'
>

/** Sets a new password by the token of a letter. After a refused password the token is still valid. */
export async function submitPasswordReset(needs: Needs, input: Input<typeof call>): Promise<ReplyOf<typeof call>> {
  const { db, clock, target, rules, passwords } = needs
  const { body, refuse, client, cookies } = input
  const { signedIn, ended } = await db.transaction(async (tx) => {
    const now = clock.now()
    const reset = await queries.lockPasswordReset(tx, hashToken(body.token))
    if (!reset || reset.usedAt) return refuse('ERR_TOKEN_INVALID')
    if (reset.expiresAt <= now) return refuse('ERR_TOKEN_EXPIRED')
    const player = await findOwnPlayer(tx, target, reset.playerId)
    const problem = judgePassword(body.password, player)
    if (problem) return refuse('ERR_PASSWORD_TOO_WEAK', { problem })

    await queries.setPlayerPassword(tx, player.id, await passwords.hash(body.password), now)
    await queries.spendLinksAndCodes(tx, player.id, now)
    await removePasskeysOf(tx, player.id, now)
    await forgetDevices(tx, 'player', player.id)
    const ended = await endAllPlayerSessions(tx, target, { playerId: player.id, reason: 'password-reset', now })
    return { signedIn: await openPlayerSession(tx, needs, { playerId: player.id, client }), ended }
  })
  await announceEnded(needs, ended)
  return setPlayerCookie(cookies, rules, signedIn)
}
