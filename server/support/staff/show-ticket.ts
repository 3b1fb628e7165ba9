import type { ReplyOf } from '#contract/call.ts'
import type { getTicket as call } from '#contract/play-v1/staff-support.ts'
import { refuse, type AuditNotes } from '#server/kernel/index.ts'
import { findFilesOfTicket } from '../files/files.queries.ts'
import { messageBelongsTo } from '../message-text.ts'
import { findLastMessage, findMessages, findMoves } from '../messages.queries.ts'
import type { SupportNeeds } from '../needs.ts'
import { filesOf } from '../show-own-ticket.ts'
import { findTicket, findTicketsOfPlayer } from '../tickets.queries.ts'
import { rowOf } from './list-queue.ts'

const OTHERS_MAX = 5

export type Shown = ReplyOf<typeof call>

/** One ticket as staff see it, notes among it, and what else the player has asked. */
export async function showTicket(
  needs: Pick<SupportNeeds, 'db' | 'clock' | 'target' | 'cipher'>,
  { concerns, subject }: AuditNotes,
  ticketId: string,
): Promise<Shown> {
  const { db, clock, target, cipher } = needs
  const ticket = await findTicket(db, target, ticketId)
  if (!ticket) return refuse('ERR_TICKET_NOT_FOUND')
  concerns(ticket.playerId)
  subject('ticket', ticket.id, String(ticket.number))
  const messages = await findMessages(db, ticket.id)
  const files = await findFilesOfTicket(db, ticket.id)
  const moves = await findMoves(db, ticket.id)
  const limit = OTHERS_MAX + 1
  const all = await findTicketsOfPlayer(db, { target, playerId: ticket.playerId, after: null, limit })
  return {
    ticket: rowOf(needs, ticket, clock.now()),
    lastMessageId: (await findLastMessage(db, ticket.id)) ?? ticket.firstId,
    messages: messages.map(({ id, author, userName, textSealed, writtenAt }) => ({
      messageId: id,
      author,
      staffName: userName,
      text: cipher.open(textSealed, messageBelongsTo(id)),
      files: filesOf(files, id),
      at: writtenAt.toISOString(),
    })),
    moves: moves.map(({ toState, actor, userName, movedAt }) => ({
      to: toState,
      by: actor,
      staffName: userName,
      at: movedAt.toISOString(),
    })),
    others: all
      .filter(({ id }) => id !== ticket.id)
      .slice(0, OTHERS_MAX)
      .map((row) => rowOf(needs, row, clock.now())),
  }
}
