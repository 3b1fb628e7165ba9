import { refuse, type AuditNotes, type Change, type Transaction } from '#server/kernel/index.ts'
import type { SupportNeeds } from '../needs.ts'
import { findLastMessage } from '../messages.queries.ts'
import { lockTicket, type TicketRow } from '../tickets.queries.ts'
import { showTicket, type Shown } from './show-ticket.ts'

export type Notes = AuditNotes & { readonly changed: (before: Change[0], after: Change[1]) => void }

/** One change of one ticket under its lock: two processes that change it at once do it one after the other. */
export async function changeTicket(
  needs: SupportNeeds,
  notes: Notes,
  ticketId: string,
  work: (tx: Transaction, ticket: TicketRow) => Promise<Change | undefined>,
): Promise<Shown> {
  const change = await needs.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, needs.target, ticketId)
    return ticket ? work(tx, ticket) : refuse('ERR_TICKET_NOT_FOUND')
  })
  if (change) notes.changed(...change)
  return showTicket(needs, notes, ticketId)
}

/** Refuses who answers, or closes, what has been said after they read it. */
export async function refuseUnread(tx: Transaction, ticket: TicketRow, lastMessageId: string): Promise<void> {
  const last = await findLastMessage(tx, ticket.id)
  if (last !== lastMessageId.toLowerCase()) refuse('ERR_STATE_CHANGED', { state: ticket.state })
}
