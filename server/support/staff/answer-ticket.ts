import type * as calls from '#contract/play-v1/staff-support.ts'
import { newId, refuse, publish, type Input, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { insertMessage, isWrittenByStaff } from '../messages.queries.ts'
import { messageBelongsTo } from '../message-text.ts'
import { moveTicket } from '../move-ticket.ts'
import type { SupportNeeds } from '../needs.ts'
import { isTemplate } from '../templates/templates.queries.ts'
import { updateOwner, type TicketRow } from '../tickets.queries.ts'
import { changeTicket, refuseUnread } from './change-ticket.ts'
import type { Shown } from './show-ticket.ts'

const MINUTE_MS = 60_000

/**
 * Answers a player, with a letter that there is an answer. An unowned ticket then belongs to who answered. Of two
 * concurrent answers the second is refused until the first has been read.
 */
export async function answerTicket(needs: SupportNeeds, input: Input<typeof calls.answer>): Promise<Shown> {
  const { caller, body } = input
  return changeTicket(needs, input, body.ticketId, async (tx, ticket) => {
    if (await isWrittenByStaff(tx, caller.userId, body.idempotencyKey)) return undefined
    await refuseUnread(tx, ticket, body.lastMessageId)
    const templateId = body.templateId?.toLowerCase() ?? null
    if (templateId !== null && !(await isTemplate(tx, needs.target, templateId))) refuse('ERR_TEMPLATE_NOT_FOUND')
    await moveTicket(needs, tx, ticket, { move: 'answer', actor: 'staff', by: caller })
    await writeByStaff(needs, tx, { ticket, caller, author: 'staff', templateId, ...body })
    if (ticket.ownerId === null) await updateOwner(tx, ticket.id, caller)
    await sendAnswer(needs, tx, ticket, body.text)
    const { id: ticketId, playerId } = ticket
    await publish(tx, 'support.ticket-answered', { ticketId, playerId })
    if (!body.closes) return [{ state: ticket.state }, { state: 'answered' }]
    const answered = { ...ticket, state: 'answered', waitingSince: null, dueAt: null } as const
    await moveTicket(needs, tx, answered, { move: 'close', actor: 'staff', by: caller })
    await publish(tx, 'support.ticket-closed', { ticketId, playerId, by: 'staff' })
    return [{ state: ticket.state }, { state: 'closed' }]
  })
}

/** A note for colleagues; the state does not change, and the player is not informed. */
export async function addNote(needs: SupportNeeds, input: Input<typeof calls.addNote>): Promise<Shown> {
  const { caller, body } = input
  return changeTicket(needs, input, body.ticketId, async (tx, ticket) => {
    if (await isWrittenByStaff(tx, caller.userId, body.idempotencyKey)) return undefined
    await writeByStaff(needs, tx, { ticket, caller, author: 'note', templateId: null, ...body })
    return [{ notes: null }, { notes: 'one more' }]
  })
}

/** A player who asked without a sign-in cannot read the answer on the site: the letter contains it. */
async function sendAnswer(
  { target, sendLetter }: SupportNeeds,
  tx: Transaction,
  { playerId, number, isFromOutside }: TicketRow,
  text: string,
): Promise<void> {
  const player = await findPlayerById(tx, target, playerId)
  if (!player) return
  await sendLetter(tx, {
    to: player.email,
    language: player.language,
    template: 'support-answered',
    values: { number: String(number), isWhole: isFromOutside, text: isFromOutside ? text : '' },
  })
}

async function writeByStaff(
  { clock, cipher }: SupportNeeds,
  tx: Transaction,
  written: {
    readonly ticket: TicketRow
    readonly caller: StaffCaller
    readonly author: 'staff' | 'note'
    readonly text: string
    readonly templateId: string | null
    readonly idempotencyKey: string
  },
): Promise<void> {
  const { ticket, caller, author, text, templateId, idempotencyKey } = written
  const at = clock.now()
  const id = newId(at)
  const waited = author === 'staff' && ticket.waitingSince ? at.getTime() - ticket.waitingSince.getTime() : null
  await insertMessage(tx, {
    id,
    ticketId: ticket.id,
    playerId: ticket.playerId,
    author,
    by: caller,
    textSealed: cipher.seal(text, messageBelongsTo(id)),
    templateId,
    waitedMinutes: waited === null ? null : Math.max(0, Math.floor(waited / MINUTE_MS)),
    idempotencyKey,
    writtenAt: at,
  })
}
