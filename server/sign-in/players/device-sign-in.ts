import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/capi-v1/player-authentication.ts'
import type { Input } from '#server/kernel/index.ts'
import { insertLetterRequest } from '../letters.queries.ts'
import { signInByEmail } from './login-by-email.ts'
import { spendSalt } from '../secrets/login-salts.ts'
import type { SignInNeeds } from '../needs.ts'
import { proveByEmail } from './prove-by-email.ts'
import { proveCard, type ProveCardNeeds } from './prove-card.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'judgeSignIn'>

export async function loginByPassword(
  needs: Needs,
  { body, ...input }: Input<typeof calls.loginByPassword>,
): Promise<ReplyOf<typeof calls.loginByPassword>> {
  await spendSalt(needs, body.salt)
  return signInByEmail(needs, { ...input, email: body.login, kind: 'password', secret: body.password })
}

/** An access code is the one-time password, by whichever channel it was sent. */
export async function loginByAccessCode(
  needs: Needs,
  { body, ...input }: Input<typeof calls.loginByAccessCode>,
): Promise<ReplyOf<typeof calls.loginByAccessCode>> {
  await spendSalt(needs, body.salt)
  return signInByEmail(needs, { ...input, email: body.login, kind: 'one-time-password', secret: body.accessCode })
}

/** Records a request for a code; the worker looks up later whether and to whom it is sent. */
export async function requestAccessCode(
  { db, clock, target }: Pick<Needs, 'db' | 'clock' | 'target'>,
  { body, refuse }: Pick<Input<typeof calls.requestAccessCode>, 'body' | 'refuse'>,
): Promise<ReplyOf<typeof calls.requestAccessCode>> {
  if (body.mode === 'Print') return refuse('ERR_METHOD_NOT_AVAILABLE')
  const channel = body.mode === 'Sms' ? 'sms' : 'email'
  const kind = 'one-time-password'
  await insertLetterRequest(db, { target, kind, email: body.login, channel, requestedAt: clock.now() })
  return { done: true }
}

export async function verifyCardByPin(
  needs: ProveCardNeeds,
  { body, client }: Pick<Input<typeof calls.verifyCardByPin>, 'body' | 'client'>,
): Promise<ReplyOf<typeof calls.verifyCardByPin>> {
  const { salt, ...card } = body
  await spendSalt(needs, salt)
  const { playerId } = await proveCard(needs, { ...card, source: client.ip, code: 'ERR_INVALID_PIN' })
  return { playerId }
}

export async function verifyLoginByPassword(
  needs: Needs,
  { body, client }: Pick<Input<typeof calls.verifyLoginByPassword>, 'body' | 'client'>,
): Promise<ReplyOf<typeof calls.verifyLoginByPassword>> {
  await spendSalt(needs, body.salt)
  const proof = { email: body.login, kind: 'password', secret: body.password, source: client.ip } as const
  const { playerId } = await proveByEmail(needs, proof)
  return { playerId }
}
