import { publish, type Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findPin, savePin } from './pins.queries.ts'

/**
 * Copies the PIN of an old account to the player, unless they have one. Returns whether it was copied.
 * @param pinSealed as this room stores PINs: hashed, then sealed with the same key
 */
export async function adoptPin(
  tx: Transaction,
  { clock }: Pick<SignInNeeds, 'clock'>,
  playerId: number,
  pinSealed: string,
): Promise<boolean> {
  if (await findPin(tx, playerId)) return false
  await savePin(tx, playerId, pinSealed, clock.now())
  await publish(tx, 'sign-in.pin-set', { playerId })
  return true
}
