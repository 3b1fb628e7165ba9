import { openMinutesLater } from '#contract/states/opening-hours.ts'
import {
  ticketCan,
  ticketMoves,
  type Priority,
  type TicketActor,
  type TicketMove,
} from '#contract/states/ticket-states.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { insertMove } from './messages.queries.ts'
import type { SupportNeeds } from './needs.ts'
import { updateState, type TicketRow } from './tickets.queries.ts'

export type StaffMember = { readonly userId: number; readonly name: string }

/** The deadline for an answer to somebody who waits since an instant. */
export function dueAtOf(
  { policy, timeZone }: Pick<SupportNeeds, 'policy' | 'timeZone'>,
  priority: Priority,
  since: Date,
): Date {
  return openMinutesLater(policy.openingHours, timeZone, since, policy.answerMinutes[priority])
}

/** Changes the state of a locked ticket; refuses ERR_STATE_CHANGED if its table does not permit it. */
export async function moveTicket(
  needs: Pick<SupportNeeds, 'clock' | 'policy' | 'timeZone'>,
  tx: Transaction,
  ticket: TicketRow,
  { move, actor, by = null }: { move: TicketMove; actor: TicketActor; by?: StaffMember | null },
): Promise<void> {
  if (!ticketCan(move, ticket.state)) refuse('ERR_STATE_CHANGED', { state: ticket.state })
  const at = needs.clock.now()
  const { to } = ticketMoves[move]
  // A player who still waits for an answer waits since the earlier message.
  const waitingSince = to === 'open' ? (ticket.waitingSince ?? at) : null
  const dueAt = waitingSince && (ticket.dueAt ?? dueAtOf(needs, ticket.priority, waitingSince))
  await updateState(tx, { id: ticket.id, state: to, waitingSince, dueAt, at })
  if (to !== ticket.state) await insertMove(tx, ticket.id, { to, actor, at }, by)
}
