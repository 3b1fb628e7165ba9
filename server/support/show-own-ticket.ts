import type { Static } from 'typebox'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/support.ts'
import type { OwnTicketRow, TicketFile } from '#contract/shapes/support.ts'
import { sameTimeDaysLater } from '#contract/states/calendar.ts'
import { idOfCursor, pageLimit, pageOf, refuse } from '#server/kernel/index.ts'
import { findFilesOfTicket, type FileRow } from './files/files.queries.ts'
import { excerptOf, messageBelongsTo } from './message-text.ts'
import { findMessages, findMoves } from './messages.queries.ts'
import type { SupportNeeds } from './needs.ts'
import { findTicket, findTicketsOfPlayer, type ListedTicket } from './tickets.queries.ts'

type Opens = Pick<SupportNeeds, 'cipher'>

export async function listOwnTickets(
  needs: Pick<SupportNeeds, 'db' | 'target' | 'cipher'>,
  playerId: number,
  query: QueryOf<typeof calls.listTickets>,
): Promise<ReplyOf<typeof calls.listTickets>> {
  const limit = pageLimit(query.limit)
  const after = idOfCursor(query.cursor)
  const rows = await findTicketsOfPlayer(needs.db, { target: needs.target, playerId, after, limit: limit + 1 })
  const page = pageOf(rows, limit, ({ id }) => id)
  return { ...page, rows: page.rows.map((row) => ({ ...headsOf(row), excerpt: openExcerpt(needs, row) })) }
}

/** One ticket as its player sees it: without notes of staff, and with only the first name of who answered. */
export async function showOwnTicket(
  { db, target, cipher, timeZone, policy }: Pick<SupportNeeds, 'db' | 'target' | 'cipher' | 'timeZone' | 'policy'>,
  playerId: number,
  ticketId: string,
): Promise<ReplyOf<typeof calls.getTicket>> {
  const ticket = await findTicket(db, target, ticketId)
  if (ticket?.playerId !== playerId) return refuse('ERR_TICKET_NOT_FOUND')
  const messages = await findMessages(db, ticket.id)
  const files = await findFilesOfTicket(db, ticket.id)
  const moves = await findMoves(db, ticket.id)
  const closes =
    ticket.state === 'answered' ? sameTimeDaysLater(timeZone, ticket.changedAt, policy.closesAfterDays) : undefined
  return {
    ...headsOf(ticket),
    messages: messages
      .filter(({ author }) => author !== 'note')
      .map(({ id, userName, textSealed, writtenAt }) => ({
        messageId: id,
        from: userName === null ? null : (userName.split(' ')[0] ?? ''),
        text: cipher.open(textSealed, messageBelongsTo(id)),
        files: filesOf(files, id),
        at: writtenAt.toISOString(),
      })),
    moves: moves.map(({ toState, actor, movedAt }) => ({ to: toState, by: actor, at: movedAt.toISOString() })),
    closesAt: closes?.toISOString() ?? null,
  }
}

export function headsOf({
  id,
  number,
  topic,
  state,
  createdAt,
  changedAt,
}: ListedTicket): Omit<Static<typeof OwnTicketRow>, 'excerpt'> {
  const at = { createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() }
  return { ticketId: id, number, topic, state, ...at }
}

export function openExcerpt({ cipher }: Opens, { firstId, firstSealed }: ListedTicket): string {
  return excerptOf(cipher.open(firstSealed, messageBelongsTo(firstId)))
}

export function filesOf(files: readonly FileRow[], messageId: string): Static<typeof TicketFile>[] {
  return files
    .filter((file) => file.messageId === messageId)
    .map(({ id, contentType, bytes }) => ({ fileId: id, contentType, bytes }))
}
