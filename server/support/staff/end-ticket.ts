import type * as calls from '#contract/play-v1/staff-support.ts'
import { publish, type Input } from '#server/kernel/index.ts'
import { moveTicket } from '../move-ticket.ts'
import type { SupportNeeds } from '../needs.ts'
import { changeTicket, refuseUnread } from './change-ticket.ts'
import type { Shown } from './show-ticket.ts'

/** Closes a ticket without a further answer; refused if the player has written meanwhile. */
export async function closeTicket(needs: SupportNeeds, input: Input<typeof calls.close>): Promise<Shown> {
  const { caller, body } = input
  return changeTicket(needs, input, body.ticketId, async (tx, ticket) => {
    await refuseUnread(tx, ticket, body.lastMessageId)
    await moveTicket(needs, tx, ticket, { move: 'close', actor: 'staff', by: caller })
    await publish(tx, 'support.ticket-closed', { ticketId: ticket.id, playerId: ticket.playerId, by: 'staff' })
    return [{ state: ticket.state }, { state: 'closed' }]
  })
}

/** Reopens a closed ticket: it waits for support. */
export async function reopenTicket(needs: SupportNeeds, input: Input<typeof calls.reopen>): Promise<Shown> {
  const { caller, body } = input
  return changeTicket(needs, input, body.ticketId, async (tx, ticket) => {
    await moveTicket(needs, tx, ticket, { move: 'reopen', actor: 'staff', by: caller })
    await publish(tx, 'support.ticket-reopened', { ticketId: ticket.id, playerId: ticket.playerId, by: 'staff' })
    return [{ state: ticket.state }, { state: 'open' }]
  })
}
