import { newId, type Clock, type Transaction } from '../../kernel/index.ts'
import { insertMessage, type MessageRow } from './inbox.queries.ts'

export type NewMessage = Pick<MessageRow, 'playerId' | 'category' | 'title' | 'body' | 'cause'> &
  Partial<Pick<MessageRow, 'link' | 'expiresAt'>>

/** Writes a message to a player's inbox, in the transaction of its cause; one message per cause. */
export async function sendMessage(
  { clock }: { readonly clock: Clock },
  tx: Transaction,
  { link = null, expiresAt = null, ...message }: NewMessage,
): Promise<void> {
  const sentAt = clock.now()
  await insertMessage(tx, { ...message, id: newId(sentAt), link, expiresAt, sentAt })
}
