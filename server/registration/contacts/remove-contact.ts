import type { ReplyOf } from '#contract/call.ts'
import type { removeEmail as call } from '#contract/onling-v2/player-contacts.ts'
import { publish, type Input } from '#server/kernel/index.ts'
import {
  lockPlayerRow,
  recordContactChange,
  readProfile,
  saveProfile,
  updateEmail,
  updatePhone,
} from '#server/players/index.ts'
import type { RegistrationNeeds } from '../needs.ts'
import type { Channel } from './contact-codes.queries.ts'

/** Staff remove a contact of a player: nothing is sent to it, and an e-mail signs nobody in any more. */
export async function removeContact(
  { db, clock, cipher, target }: RegistrationNeeds,
  channel: Channel,
  { body, caller, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { playerId, explanation } = body
  await db.transaction(async (tx) => {
    const at = clock.now()
    const player = await lockPlayerRow(tx, target, playerId)
    if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
    if (channel === 'email' ? player.email === '' : player.phone === null) return refuse('ERR_STATE_CHANGED')
    await (channel === 'email' ? updateEmail(tx, playerId, '') : updatePhone(tx, playerId, null))
    const profile = await readProfile(tx, cipher, playerId)
    const verified = channel === 'email' ? { emailVerifiedAt: null } : { phoneVerifiedAt: null }
    await saveProfile(tx, cipher, playerId, { ...profile, ...verified })
    const by = { userId: caller.userId, userName: caller.name, explanation }
    await recordContactChange(tx, { playerId, channel, change: 'removed', at, by })
    return publish(tx, 'registration.contact-removed', { playerId, channel })
  })
  return { done: true }
}
