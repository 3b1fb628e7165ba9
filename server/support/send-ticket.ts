import type { ReplyOf } from '#contract/call.ts'
import type { sendSupportTicket as call } from '#contract/onling-v2/feedback.ts'
import { PRIORITY_OF_TOPIC, type Topic } from '#contract/states/ticket-states.ts'
import { newId, refuse, publish } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import { findWritten, insertMove } from './messages.queries.ts'
import { dueAtOf } from './move-ticket.ts'
import type { SupportNeeds } from './needs.ts'
import { countTickets, insertTicket } from './tickets.queries.ts'
import { aDayBefore, writeByPlayer } from './write-message.ts'

type Question = {
  readonly topic: Topic
  readonly text: string
  readonly fileIds?: readonly string[]
  readonly idempotencyKey: string
}

/**
 * A new ticket, and a letter that it has come. Whoever is excluded or locked asks like everybody else: help is never closed to
 * them. The player's row is held, so that two sendings of one key are one ticket and nobody asks more than a day allows.
 */
export async function sendTicket(
  needs: SupportNeeds,
  { playerId, isFromOutside }: { readonly playerId: number; readonly isFromOutside: boolean },
  { topic, text, fileIds = [], idempotencyKey }: Question,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, target, policy } = needs
  return db.transaction(async (tx) => {
    const player = await lockPlayerRow(tx, target, playerId)
    if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
    const before = await findWritten(tx, playerId, idempotencyKey)
    if (before) return before
    const at = clock.now()
    const asked = await countTickets(tx, playerId, aDayBefore(at))
    if (asked >= policy.ticketsPerDay) refuse('ERR_TOO_MANY_TICKETS', { perDay: policy.ticketsPerDay })
    const ticketId = newId(at)
    const priority = PRIORITY_OF_TOPIC[topic]
    const { email: to, language } = player
    const dueAt = dueAtOf(needs, priority, at)
    const ticket = { id: ticketId, target, playerId, topic, language, priority, isFromOutside, at, dueAt }
    const number = await insertTicket(tx, ticket)
    await writeByPlayer(needs, tx, { ticketId, playerId, text, fileIds, idempotencyKey })
    await insertMove(tx, ticketId, { to: 'open', actor: 'player', at }, null)
    await needs.sendLetter(tx, { to, language, template: 'support-received', values: { number: String(number) } })
    await publish(tx, 'support.ticket-asked', { ticketId, playerId, topic })
    return { ticketId, number }
  })
}
