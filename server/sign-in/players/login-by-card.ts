import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { loginByCardAtDevice as call } from '#contract/capi-v1/player-authentication.ts'
import type { Input } from '#server/kernel/index.ts'
import { readDevice, rememberDevice } from '../known-devices.ts'
import { spendSalt } from '../secrets/login-salts.ts'
import type { SignInNeeds } from '../needs.ts'
import { openPlayerSession, setPlayerCookie } from './open-player-session.ts'
import { pinAccount, proveCard, type ProveCardNeeds } from './prove-card.ts'

type Needs = ProveCardNeeds & Pick<SignInNeeds, 'judgeSignIn'>

/**
 * Signs a player in by a player card and its PIN. The session stores the card: it ends when the card is locked or
 * removed.
 */
export async function loginByCard(
  needs: Needs,
  input: Pick<Input<typeof call>, 'client' | 'cookies'> & { readonly body: BodyOf<typeof call> },
): Promise<ReplyOf<typeof call>> {
  const { body, client, cookies } = input
  const { cardNumber, pin, salt } = body
  await spendSalt(needs, salt)
  const device = readDevice(cookies, 'player')
  const proof = { cardNumber, pin, source: client.ip, device, code: 'ERR_INVALID_CREDENTIALS' } as const
  const { playerId, cardId } = await proveCard(needs, proof)
  const signedIn = await needs.db.transaction((tx) =>
    openPlayerSession(tx, needs, { playerId, client, cardId, device }),
  )
  const answer = setPlayerCookie(cookies, needs.rules, signedIn)
  const accounts = [pinAccount(needs.target, playerId)]
  await rememberDevice(needs, cookies, { realm: 'player', ownerId: playerId, accounts })
  return answer
}
