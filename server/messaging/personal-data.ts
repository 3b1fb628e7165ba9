import type { Querier } from '#server/kernel/index.ts'
import { findPlayerById, type PersonalPart } from '#server/players/index.ts'
import * as queries from './personal-data.queries.ts'

/** Where what is written leaves; without one it stays in the local mailbox, and nothing waits for it. */
export type Senders = { readonly mail: boolean; readonly sms: boolean }

/** What was sent to a person. What it said is wiped when it leaves; a letter that waits keeps an erasure waiting. */
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
      read: async (db, playerId) => ({ messages: await queries.findMessages(db, await recipientOf(db, playerId)) }),
      erase: async (tx, playerId) => queries.deleteMessages(tx, await recipientOf(tx, playerId)),
      isBusy: async (db, playerId) => {
        const { email, phone } = await recipientOf(db, playerId)
        return queries.isAnyQueued(db, { email: senders.mail ? email : '', phone: senders.sms ? phone : null })
      },
    },
  ]
}
