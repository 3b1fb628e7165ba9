import type { ReplyOf } from '#contract/call.ts'
import type { changePinAtVenue as venueCall } from '#contract/capi-v1/player-cards.ts'
import type * as calls from '#contract/onling-v2/player-card.ts'
import type { Input } from '#server/kernel/index.ts'
import { forgiveAttempts } from '../attempts.ts'
import type { SignInNeeds } from '../needs.ts'
import { provePin } from './pins.ts'
import { pinAccount, proveCard, proveOwnCard, type ProveCardNeeds } from '../players/prove-card.ts'
import { provePassword } from './prove-password.ts'
import { replacePin } from './replace-pin.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'sealer'>

/** Changes the PIN, with the present one as proof. Refuses ERR_INVALID_PIN; with `{ problem }` the new one is refused. */
export async function changePin(
  needs: Needs,
  { caller, body, client }: Pick<Input<typeof calls.changePin>, 'caller' | 'body' | 'client'>,
): Promise<ReplyOf<typeof calls.changePin>> {
  const { playerId } = caller
  await provePin(needs, { playerId, pin: body.pin, source: client.ip })
  return replacePin(needs, playerId, body.newPin)
}

/** Replaces a forgotten PIN, with the password as proof. It also clears the block after bad attempts. */
export async function resetPin(
  needs: Needs,
  { caller, body, client }: Pick<Input<typeof calls.resetPin>, 'caller' | 'body' | 'client'>,
): Promise<ReplyOf<typeof calls.resetPin>> {
  const { playerId } = caller
  await provePassword(needs, { playerId, password: body.password, source: client.ip })
  const done = await replacePin(needs, playerId, body.newPin)
  await forgiveAttempts(needs, { realm: 'player', kind: 'pin', account: pinAccount(needs.target, playerId) })
  return done
}

/** At a venue: card and present PIN are the proof. */
export async function changePinAtVenue(
  needs: ProveCardNeeds,
  { body, client }: Pick<Input<typeof venueCall>, 'body' | 'client'>,
): Promise<ReplyOf<typeof venueCall>> {
  const { newPin, ...card } = body
  const { playerId } = await proveCard(needs, { ...card, source: client.ip, code: 'ERR_INVALID_PIN' })
  return replacePin(needs, playerId, newPin)
}

/** The signed-in player proves their identity again, with their own card. */
export async function validateCard(
  needs: ProveCardNeeds,
  { caller, body, client }: Pick<Input<typeof calls.validateCard>, 'caller' | 'body' | 'client'>,
): Promise<ReplyOf<typeof calls.validateCard>> {
  await proveOwnCard(needs, { ...body, playerId: caller.playerId, source: client.ip })
  return { done: true }
}
