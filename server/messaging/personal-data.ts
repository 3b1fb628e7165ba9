import type { Querier } from '#server/kernel/index.ts'
import { findPlayerById, type PersonalPart } from '#server/players/index.ts'
import * as queries from './personal-data.queries.ts'

/** Which channels are configured; without one, messages stay in the local mailbox, and nothing waits for them. */
export type Senders = { readonly mail: boolean; readonly sms: boolean }

/**
 * Messages that were sent to a person. Their secrets are deleted when they are sent; a letter in the queue delays an
 * erasure.
 */
export function messageParts({
  target,
  senders,
}: {
  readonly target: string
  readonly senders: Senders
}): PersonalPart[] {
  const recipientOf = async (db: Querier, playerId: number): Promise<queries.Recipient> => {
    const player = await findPlayerById(db, target, playerId)
    return { email: player?.email ?? '', phone: player?.phone ?? null }
  }
  return [
    {
      name: 'messages',
      fate: 'erased',
      read: async (db, playerId) => ({
        messages: await queries.findMessages(db, await recipientOf(db, playerId)),
        notifications: await queries.findPushes(db, playerId),
        notificationDevices: await queries.findPushDevices(db, playerId),
        notificationConsents: await queries.findPushConsents(db, playerId),
      }),
      erase: async (tx, playerId) => {
        await queries.deleteMessages(tx, await recipientOf(tx, playerId))
        await queries.deletePushes(tx, playerId)
      },
      isBusy: async (db, playerId) => {
        const { email, phone } = await recipientOf(db, playerId)
        return queries.isAnyQueued(db, { email: senders.mail ? email : '', phone: senders.sms ? phone : null })
      },
    },
  ]
}
