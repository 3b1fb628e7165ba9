import type { ReplyOf } from '#contract/call.ts'
import type { loginByEmail as call } from '#contract/onling-v2/player.ts'
import type { Input } from '#server/kernel/index.ts'
import { findPlayerByEmail } from '#server/players/index.ts'
import { beginAttempt, refuseBad } from './attempts.ts'
import type { SignInNeeds } from './needs.ts'
import { openPlayerSession, setPlayerCookie } from './open-player-session.ts'
import * as queries from './player-credentials.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'judgeSignIn'>

/**
 * Signs a player in by password or by one-time password. An unknown e-mail runs the same statements and the same hash
 * as a known one, counts the same attempts and gets the same answer. That an account is locked is told only to somebody
 * who has proved that it is theirs.
 */
export async function loginByEmail(needs: Needs, input: Input<typeof call>): Promise<ReplyOf<typeof call>> {
  const { db, clock, target, rules, passwords } = needs
  const { email, password, oneTimePassword } = input.body
  if ((password === undefined) === (oneTimePassword === undefined)) return input.refuse('ERR_INVALID_CONTRACT')

  const kind = password === undefined ? 'one-time-password' : 'password'
  const attempt = await beginAttempt(needs, {
    realm: 'player',
    kind,
    account: `${target} ${email}`,
    source: input.client.ip,
  })
  const player = await findPlayerByEmail(db, target, email)
  const playerId = player?.id ?? 0
  const code = oneTimePassword === undefined ? undefined : await queries.takeOneTimePassword(db, playerId, clock.now())
  const hash = oneTimePassword === undefined ? await queries.findPlayerPassword(db, playerId) : code?.codeHash
  if (!(await passwords.verify(hash, password ?? oneTimePassword ?? '')))
    return refuseBad(attempt, 'ERR_INVALID_CREDENTIALS')
  await attempt.succeed()

  const signedIn = await db.transaction(async (tx) => {
    if (code && !(await queries.useOneTimePassword(tx, code.id, clock.now())))
      return input.refuse('ERR_INVALID_CREDENTIALS')
    return openPlayerSession(tx, needs, { playerId, client: input.client })
  })
  return setPlayerCookie(input.cookies, rules, signedIn)
}
