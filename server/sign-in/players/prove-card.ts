import { refuse } from '#server/kernel/index.ts'
import { beginAttempt, refuseBad, type SIGNED_IN } from '../attempts.ts'
import type { SignInNeeds } from '../needs.ts'
import { findPin } from '../secrets/pins.queries.ts'

export type ProveCardNeeds = Pick<
  SignInNeeds,
  'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'sealer' | 'readCard'
>

type Proof = {
  readonly cardNumber: string
  readonly pin: string
  readonly source: string
  readonly device?: Buffer | typeof SIGNED_IN | undefined
  /** Code of the refusal: at a sign-in that of any wrong credential. */
  readonly code: 'ERR_INVALID_CREDENTIALS' | 'ERR_INVALID_PIN'
}

/**
 * Verifies a card by its PIN. A card without a holder, a player without a PIN and a wrong PIN cost the same statements
 * and the same hash, and are refused alike; five bad attempts block further ones for every card of the player. That a
 * card is locked (ERR_INVALID_CARD_ID) is shown only after the right PIN.
 */
export async function proveCard(
  needs: ProveCardNeeds,
  { cardNumber, pin, source, device, code }: Proof,
): Promise<{ readonly playerId: number; readonly cardId: string }> {
  const { db, target, passwords, sealer, readCard } = needs
  const { key, card } = await readCard(cardNumber)
  const account = card ? pinAccount(target, card.playerId) : `${target} card ${key}`
  const attempt = await beginAttempt(needs, { realm: 'player', kind: 'pin', account, source, device })
  const known = await findPin(db, card?.playerId ?? 0)
  const hash = known && sealer.open(known.pinSealed)
  if (!(await passwords.verify(hash, pin)) || !card) return refuseBad(attempt, code)
  await attempt.succeed()
  if (card.isLocked) return refuse('ERR_INVALID_CARD_ID', { state: 'locked' })
  return card
}

/** The signed-in player verifies with one of their own cards; somebody else's card is refused, also with its right PIN. */
export async function proveOwnCard(
  needs: ProveCardNeeds,
  { playerId, ...proof }: Omit<Proof, 'code'> & { readonly playerId: number },
): Promise<void> {
  const proved = await proveCard(needs, { ...proof, code: 'ERR_INVALID_PIN' })
  if (proved.playerId !== playerId) refuse('ERR_INVALID_PIN')
}

/** Key of the counter of a player's PIN, with any card or none. */
export function pinAccount(target: string, playerId: number): string {
  return `${target} ${playerId}`
}
