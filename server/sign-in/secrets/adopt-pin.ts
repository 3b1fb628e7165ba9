import { tell, type Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findPin, savePin } from './pins.queries.ts'

/**
 * Makes the PIN of an earlier account the player's, unless they have one. Gives whether it became theirs.
 * @param pinSealed as this room keeps PINs: hashed, then sealed by the same key
 */
export async function adoptPin(
  tx: Transaction,
  { clock }: Pick<SignInNeeds, 'clock'>,
  playerId: number,
  pinSealed: string,
): Promise<boolean> {
  if (await findPin(tx, playerId)) return false
  await savePin(tx, playerId, pinSealed, clock.now())
  await tell(tx, 'sign-in.pin-set', { playerId })
  return true
}
