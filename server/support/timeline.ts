import type { TimelinePart } from '#server/players/index.ts'
import { listTicketRows } from './timeline.queries.ts'

export function ticketTimeline(): TimelinePart[] {
  return [{ name: 'tickets', kind: 'tickets', permission: 'support.read', read: listTicketRows }]
}
