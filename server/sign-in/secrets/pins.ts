import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/player-pin.ts'
import type { Input } from '#server/kernel/index.ts'
import { beginAttempt, refuseBad, SIGNED_IN } from '../attempts.ts'
import type { SignInNeeds } from '../needs.ts'
import { findPin } from './pins.queries.ts'
import { pinAccount } from '../players/prove-card.ts'
import { provePassword } from './prove-password.ts'
import { replacePin } from './replace-pin.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'sealer'>

/**
 * Sets the player's PIN, or replaces a forgotten one. Refuses ERR_INVALID_CREDENTIALS for a wrong password, ERR_INVALID_PIN
 * with `{ problem }` for one that is easily guessed.
 */
export async function setPin(
  needs: Needs,
  { caller, body, client }: Input<typeof calls.setPin>,
): Promise<ReplyOf<typeof calls.setPin>> {
  const { playerId } = caller
  await provePassword(needs, { playerId, password: body.password, source: client.ip })
  return replacePin(needs, playerId, body.pin)
}

/**
 * Refuses ERR_INVALID_PIN, and ERR_TOO_MANY_BAD_ATTEMPTS once it was wrong too often. A player without a PIN costs the same
 * hash and gets the same answer.
 */
export async function provePin(
  needs: Needs,
  { playerId, pin, source }: { readonly playerId: number; readonly pin: string; readonly source: string },
): Promise<void> {
  const { db, target, passwords, sealer } = needs
  const account = pinAccount(target, playerId)
  const attempt = await beginAttempt(needs, { realm: 'player', kind: 'pin', account, source, device: SIGNED_IN })
  const known = await findPin(db, playerId)
  const hash = known && sealer.open(known.pinSealed)
  if (!(await passwords.verify(hash, pin))) return refuseBad(attempt, 'ERR_INVALID_PIN')
  await attempt.succeed()
}

export async function verifyPin(
  needs: Needs,
  { caller, body, client }: Input<typeof calls.verifyPin>,
): Promise<ReplyOf<typeof calls.verifyPin>> {
  await provePin(needs, { playerId: caller.playerId, pin: body.pin, source: client.ip })
  return { done: true }
}

export async function hasPin(
  { db }: Pick<SignInNeeds, 'db'>,
  { caller }: Input<typeof calls.hasPin>,
): Promise<ReplyOf<typeof calls.hasPin>> {
  const known = await findPin(db, caller.playerId)
  return { hasPin: known !== undefined, setAt: known?.setAt.toISOString() ?? null }
}
