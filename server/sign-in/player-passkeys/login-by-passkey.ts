import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/player-passkeys.ts'
import { newId, refuse, type Input } from '#server/kernel/index.ts'
import { minutesAfter } from '../after.ts'
import { beginAttemptOfSource, refuseBad } from '../attempts.ts'
import { makeSignInOptions, provePasskey } from '../factors/passkeys.ts'
import { readDevice, rememberDevice } from '../known-devices.ts'
import type { SignInNeeds } from '../needs.ts'
import { openPlayerSession, setPlayerCookie } from '../players/open-player-session.ts'
import { emailAccount } from '../players/prove-by-email.ts'
import * as queries from './player-passkeys.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'judgeSignIn' | 'playerPasskeyParty'>

/** Options for the browser without an account: it offers the passkeys that it has for this site. */
export async function beginPasskeyLogin(needs: Needs): Promise<ReplyOf<typeof calls.beginPasskeyLogin>> {
  const { db, clock, rules, playerPasskeyParty } = needs
  const now = clock.now()
  const options = await makeSignInOptions(playerPasskeyParty, [])
  const requestId = newId(now)
  await queries.storeLoginChallenge(db, {
    id: requestId,
    challenge: options.challenge,
    expiresAt: minutesAfter(now, rules.playerPasskey.challengeMinutes),
  })
  return { requestId, options: { ...options } }
}

/**
 * Signs a player in by a passkey. It cannot be guessed, so bad ones count only for their source and lock nobody out.
 * The usual refusals apply: locked accounts, limits, too many sessions.
 */
export async function loginByPasskey(
  needs: Needs,
  { body, client, cookies }: Input<typeof calls.loginByPasskey>,
): Promise<ReplyOf<typeof calls.loginByPasskey>> {
  const { db, clock, target, rules, playerPasskeyParty } = needs
  const attempt = await beginAttemptOfSource(needs, { realm: 'player', source: client.ip })
  const challenge = await queries.takeLoginChallenge(db, body.requestId, clock.now())
  const passkey = await queries.findPasskey(db, target, body.answer.id)
  const proof =
    challenge && passkey
      ? await provePasskey(playerPasskeyParty, { answer: body.answer, challenge, passkeys: [passkey] })
      : undefined
  if (!proof) return refuseBad(attempt, 'ERR_PASSKEY_NOT_ACCEPTED')
  // The identity is proved; a refusal from here on is no bad attempt.
  await attempt.succeed()
  const { counter, isBackedUp } = proof
  const { playerId, credentialId } = proof.passkey
  const signedIn = await db.transaction(async (tx) => {
    const isThere = await queries.recordPasskeyUse(tx, { credentialId, counter, isBackedUp, at: clock.now() })
    if (!isThere) return refuse('ERR_PASSKEY_NOT_ACCEPTED')
    return openPlayerSession(tx, needs, { playerId, client, device: readDevice(cookies, 'player') })
  })
  const answer = setPlayerCookie(cookies, rules, signedIn)
  const accounts = [emailAccount(target, signedIn.player.email)]
  await rememberDevice(needs, cookies, { realm: 'player', ownerId: playerId, accounts })
  return answer
}
