import type { Static } from 'typebox'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { listTickets, type countTickets } from '#contract/play-v1/staff-support.ts'
import type { TicketRow } from '#contract/shapes/support.ts'
import { makeListSource, type ListQuestion, type StaffCaller } from '#server/kernel/index.ts'
import type { SupportNeeds } from '../needs.ts'
import { headsOf, openExcerpt } from '../show-own-ticket.ts'
import { countOpen, type ListedTicket } from '../tickets.queries.ts'
import { queueCondition, ticketsInSql } from './ticket-list.queries.ts'

type Needs = Pick<SupportNeeds, 'db' | 'clock' | 'target' | 'cipher'>
type Question = ListQuestion & QueryOf<typeof listTickets>

/** Tickets of the brand, as the list of the queue and for exports. */
export const ticketsListed = (needs: Needs) =>
  makeListSource(needs, {
    of: ticketsInSql,
    call: listTickets,
    where: ({ state, owner, priority, topic, isLate, number }: Question, { userId }) =>
      queueCondition({
        target: needs.target,
        state: state ?? null,
        ownerId: owner === 'mine' ? userId : null,
        isUnowned: owner === 'nobody',
        priority: priority ?? null,
        topic: topic ?? null,
        lateAt: isLate ? needs.clock.now() : null,
        number: number ?? null,
      }),
    show: (rows: readonly ListedTicket[]) => rows.map((row) => rowOf(needs, row, needs.clock.now())),
  })

/** The queue: open tickets by their deadline; others newest first, unless another order is requested. */
export async function listQueue(
  needs: Needs,
  caller: StaffCaller,
  query: QueryOf<typeof listTickets>,
): Promise<ReplyOf<typeof listTickets>> {
  const isUsual = query.sort === undefined && query.state !== 'open'
  return ticketsListed(needs).page(isUsual ? { ...query, sort: 'createdAt', descending: true } : query, caller)
}

export function rowOf(needs: Pick<Needs, 'cipher'>, row: ListedTicket, now: Date): Static<typeof TicketRow> {
  const { playerId, language, priority, ownerId, ownerName, waitingSince, dueAt } = row
  return {
    ...headsOf(row),
    playerId,
    language,
    priority,
    ownerId,
    ownerName,
    waitingSince: waitingSince?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    isLate: dueAt !== null && dueAt <= now,
    excerpt: openExcerpt(needs, row),
  }
}

/** How many tickets wait, and how many of them for the caller. */
export async function countQueue(
  { db, clock, target }: Needs,
  { userId }: StaffCaller,
): Promise<ReplyOf<typeof countTickets>> {
  return countOpen(db, { target, userId, now: clock.now() })
}
