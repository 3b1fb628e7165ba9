import { refuse, publish, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow, recordContactChange, readProfile, saveProfile } from '#server/players/index.ts'
import type { RegistrationNeeds } from '../needs.ts'

/**
 * Records that an e-mail was verified by the link of a letter; once. Refuses ERR_TOKEN_INVALID where the player has
 * another one by now.
 */
export async function recordProvedEmail(
  tx: Transaction,
  { clock, cipher, target }: Pick<RegistrationNeeds, 'clock' | 'cipher' | 'target'>,
  { playerId, email }: { readonly playerId: number; readonly email: string },
): Promise<void> {
  const player = await lockPlayerRow(tx, target, playerId)
  if (player?.email.toLowerCase() !== email.toLowerCase()) return refuse('ERR_TOKEN_INVALID')
  const profile = await readProfile(tx, cipher, playerId)
  if (profile.emailVerifiedAt !== null) return
  const at = clock.now()
  await saveProfile(tx, cipher, playerId, { ...profile, emailVerifiedAt: at })
  await recordContactChange(tx, { playerId, channel: 'email', change: 'verified', at, by: null })
  await publish(tx, 'registration.contact-proved', { playerId, channel: 'email' })
}
