import { refuse, publish } from '#server/kernel/index.ts'
import { findOwnPlayer } from '../players/find-own-player.ts'
import { judgePin } from './judge-pin.ts'
import type { SignInNeeds } from '../needs.ts'
import { savePin } from './pins.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'passwords' | 'sealer'>

/**
 * Stores a new PIN; the caller has verified the player. Refuses ERR_INVALID_PIN with `{ problem }` for one that is
 * easily guessed.
 */
export async function replacePin(needs: Needs, playerId: number, pin: string): Promise<{ done: true }> {
  const { db, clock, target, passwords, sealer } = needs
  const { birthDate } = await findOwnPlayer(db, target, playerId)
  const problem = judgePin(pin, birthDate)
  if (problem) return refuse('ERR_INVALID_PIN', { problem })
  const sealed = sealer.seal(await passwords.hash(pin))
  await db.transaction(async (tx) => {
    await savePin(tx, playerId, sealed, clock.now())
    await publish(tx, 'sign-in.pin-set', { playerId })
  })
  return { done: true }
}
