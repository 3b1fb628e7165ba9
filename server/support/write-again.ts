import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/support.ts'
import { refuse, publish, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import { findWritten } from './messages.queries.ts'
import { moveTicket } from './move-ticket.ts'
import type { SupportNeeds } from './needs.ts'
import { showOwnTicket } from './show-own-ticket.ts'
import { lockTicket, type TicketRow } from './tickets.queries.ts'
import { writeByPlayer } from './write-message.ts'

/** The player writes to a ticket that is not closed: support is next. */
export async function replyToTicket(
  needs: SupportNeeds,
  playerId: number,
  body: BodyOf<typeof calls.reply>,
): Promise<ReplyOf<typeof calls.reply>> {
  return writeAgain(needs, { playerId, move: 'write' }, body)
}

/** The player opens a closed ticket again, and says why. */
export async function reopenTicket(
  needs: SupportNeeds,
  playerId: number,
  body: BodyOf<typeof calls.reopen>,
): Promise<ReplyOf<typeof calls.reopen>> {
  return writeAgain(needs, { playerId, move: 'reopen' }, body)
}

async function writeAgain(
  needs: SupportNeeds,
  { playerId, move }: { readonly playerId: number; readonly move: 'write' | 'reopen' },
  { ticketId, text, fileIds = [], idempotencyKey }: BodyOf<typeof calls.reply>,
): Promise<ReplyOf<typeof calls.reply>> {
  await needs.db.transaction(async (tx) => {
    await lockPlayerRow(tx, needs.target, playerId)
    const ticket = await holdOwnTicket(needs, tx, playerId, ticketId)
    if (await findWritten(tx, playerId, idempotencyKey)) return
    await moveTicket(needs, tx, ticket, { move, actor: 'player' })
    await writeByPlayer(needs, tx, { ticketId: ticket.id, playerId, text, fileIds, idempotencyKey })
    if (move === 'write') await publish(tx, 'support.player-wrote', { ticketId: ticket.id, playerId })
    else await publish(tx, 'support.ticket-reopened', { ticketId: ticket.id, playerId, by: 'player' })
  })
  return showOwnTicket(needs, playerId, ticketId)
}

/** A ticket of the player's own, held; another's is one that nobody has. */
export async function holdOwnTicket(
  { target }: Pick<SupportNeeds, 'target'>,
  tx: Transaction,
  playerId: number,
  ticketId: string,
): Promise<TicketRow> {
  const ticket = await lockTicket(tx, target, ticketId)
  return ticket?.playerId === playerId ? ticket : refuse('ERR_TICKET_NOT_FOUND')
}
