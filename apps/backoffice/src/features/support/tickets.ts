import type { ReplyOf } from '#contract/call.ts'
import type { getTicket, listTemplates, listTickets } from '#contract/play-v1/staff-support.ts'
import type { TicketState } from '#contract/states/ticket-states.ts'
import { queryClient } from '../../shell/session.ts'
import type { StatusKind } from '../../shell/status.tsx'

export type TicketRow = ReplyOf<typeof listTickets>['rows'][number]
export type Ticket = ReplyOf<typeof getTicket>
export type Template = ReplyOf<typeof listTemplates>['templates'][number]

export type LanguageCode = ReplyOf<typeof listTemplates>['languages'][number]

export const SUPPORT = ['support']
const ONE = 'one'
export const keyOfTicket = (ticketId: string) => [...SUPPORT, ONE, ticketId]

/** Shows the response of a call at once; lists and counts are invalidated. */
export async function showChanged(changed: Ticket): Promise<void> {
  queryClient.setQueryData(keyOfTicket(changed.ticket.ticketId), changed)
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [room, what] }) => room === SUPPORT[0] && what !== ONE,
  })
}

export function ticketStatus({ state, isLate }: { readonly state: TicketState; readonly isLate: boolean }): StatusKind {
  if (state === 'open') return isLate ? 'hold' : 'wait'
  return state === 'answered' ? 'ok' : 'idle'
}
