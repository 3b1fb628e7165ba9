import { isKeptInInbox, landLetters } from '#server/loyalty/index.ts'
import { makeMailQueue, voiceOf } from '#server/messaging/index.ts'
import { findIdByEmail } from '#server/players/index.ts'
import type { Ground } from './open-base.ts'

/** Queues letters to players; purely informative ones are also put into their inbox. */
export function openMail({ clock, configuration }: Pick<Ground, 'clock' | 'configuration'>) {
  const { target } = configuration.brand
  const keep = landLetters({ clock }, async (db, email) => (await findIdByEmail(db, target, email))[0])
  return makeMailQueue({ clock, target, landing: { voice: voiceOf(configuration.brand), isKeptInInbox, keep } })
}
