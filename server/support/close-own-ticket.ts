import type { ReplyOf } from '#contract/call.ts'
import type { close as call } from '#contract/play-v1/support.ts'
import { publish } from '#server/kernel/index.ts'
import { moveTicket } from './move-ticket.ts'
import type { SupportNeeds } from './needs.ts'
import { showOwnTicket } from './show-own-ticket.ts'
import { holdOwnTicket } from './write-again.ts'

/** The player marks the ticket as solved. */
export async function closeOwnTicket(
  needs: SupportNeeds,
  playerId: number,
  ticketId: string,
): Promise<ReplyOf<typeof call>> {
  await needs.db.transaction(async (tx) => {
    const ticket = await holdOwnTicket(needs, tx, playerId, ticketId)
    await moveTicket(needs, tx, ticket, { move: 'close', actor: 'player' })
    await publish(tx, 'support.ticket-closed', { ticketId: ticket.id, playerId, by: 'player' })
  })
  return showOwnTicket(needs, playerId, ticketId)
}
