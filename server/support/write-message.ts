import { newId, refuse, type Transaction } from '#server/kernel/index.ts'
import { attachFiles } from './files/files.queries.ts'
import { countWritten, insertMessage } from './messages.queries.ts'
import { messageBelongsTo } from './message-text.ts'
import type { SupportNeeds } from './needs.ts'

const DAY_MS = 86_400_000

export const aDayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** Writes a player's message with the files uploaded before. The rows of the player and the ticket are locked. */
export async function writeByPlayer(
  { clock, cipher, policy }: Pick<SupportNeeds, 'clock' | 'cipher' | 'policy'>,
  tx: Transaction,
  message: {
    readonly ticketId: string
    readonly playerId: number
    readonly text: string
    readonly fileIds: readonly string[]
    readonly idempotencyKey: string
  },
): Promise<void> {
  const { text, fileIds, ...row } = message
  const at = clock.now()
  const written = await countWritten(tx, row.playerId, aDayBefore(at))
  if (written >= policy.messagesPerDay) refuse('ERR_TOO_MANY_TICKETS', { perDay: policy.messagesPerDay })
  const id = newId(at)
  await insertMessage(tx, {
    ...row,
    id,
    author: 'player',
    by: null,
    textSealed: cipher.seal(text, messageBelongsTo(id)),
    templateId: null,
    waitedMinutes: null,
    writtenAt: at,
  })
  if (fileIds.length === 0) return
  const attached = await attachFiles(tx, { playerId: row.playerId, messageId: id, fileIds })
  if (attached < fileIds.length) refuse('ERR_TICKET_FILE_NOT_FOUND')
}
