import type { ReplyOf } from '#contract/call.ts'
import type { loginByEmail as call } from '#contract/onling-v2/player.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { openPlayerSession, setPlayerCookie } from './open-player-session.ts'
import { useOneTimePassword } from './player-credentials.queries.ts'
import { readDevice, rememberDevice } from '../known-devices.ts'
import { emailAccount, proveByEmail } from './prove-by-email.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'judgeSignIn'>

type Given = {
  readonly email: string
  readonly kind: 'password' | 'one-time-password'
  readonly secret: string
  readonly client: Input<typeof call>['client']
  readonly cookies: Input<typeof call>['cookies']
}

/** Signs a player in by password or by one-time password: exactly one of the two. */
export async function loginByEmail(needs: Needs, input: Input<typeof call>): Promise<ReplyOf<typeof call>> {
  const { email, password, oneTimePassword } = input.body
  if ((password === undefined) === (oneTimePassword === undefined)) return input.refuse('ERR_INVALID_CONTRACT')
  const kind = password === undefined ? 'one-time-password' : 'password'
  return signInByEmail(needs, { email, kind, secret: password ?? oneTimePassword ?? '', ...input })
}

/** Opens a session for a verified e-mail. That an account is locked is shown only after the proof. */
export async function signInByEmail(needs: Needs, { client, cookies, ...given }: Given): Promise<ReplyOf<typeof call>> {
  const { db, clock, rules } = needs
  const device = readDevice(cookies, 'player')
  const { playerId, codeId } = await proveByEmail(needs, { ...given, source: client.ip, device })
  const signedIn = await db.transaction(async (tx) => {
    if (codeId && !(await useOneTimePassword(tx, codeId, clock.now()))) return refuse('ERR_INVALID_CREDENTIALS')
    return openPlayerSession(tx, needs, { playerId, client, device })
  })
  const answer = setPlayerCookie(cookies, rules, signedIn)
  const accounts = [emailAccount(needs.target, given.email)]
  await rememberDevice(needs, cookies, { realm: 'player', ownerId: playerId, accounts })
  return answer
}
