import type { Static } from 'typebox'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-support.ts'
import type { TicketRow } from '#contract/shapes/support.ts'
import { idOfCursor, pageLimit, pageOf, type StaffCaller } from '#server/kernel/index.ts'
import type { SupportNeeds } from '../needs.ts'
import { headsOf, openExcerpt } from '../show-own-ticket.ts'
import { countOpen, findDue, findNewest, type Filter, type ListedTicket } from '../tickets.queries.ts'

type Needs = Pick<SupportNeeds, 'db' | 'clock' | 'target' | 'cipher'>
type Query = QueryOf<typeof calls.listTickets>

const PLACE = /^(?<ms>\d{1,15})\.(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The queue: open tickets by their promise; any others newest first. */
export async function listQueue(
  needs: Needs,
  caller: StaffCaller,
  query: Query,
): Promise<ReplyOf<typeof calls.listTickets>> {
  const { db, clock } = needs
  const limit = pageLimit(query.limit)
  const filter = { ...filterOf(needs, caller, query), limit: limit + 1 }
  if (query.state === 'open') {
    const page = pageOf(await findDue(db, filter, placeOf(query.cursor)), limit, writePlace)
    return { ...page, rows: page.rows.map((row) => rowOf(needs, row, clock.now())) }
  }
  const page = pageOf(await findNewest(db, filter, idOfCursor(query.cursor)), limit, ({ id }) => id)
  return { ...page, rows: page.rows.map((row) => rowOf(needs, row, clock.now())) }
}

function filterOf({ target, clock }: Needs, { userId }: StaffCaller, query: Query): Omit<Filter, 'limit'> {
  return {
    target,
    state: query.state ?? null,
    ownerId: query.owner === 'mine' ? userId : null,
    isUnowned: query.owner === 'nobody',
    priority: query.priority ?? null,
    topic: query.topic ?? null,
    lateAt: query.isLate ? clock.now() : null,
    number: query.number ?? null,
    playerId: query.playerId ?? null,
  }
}

/** After which ticket a page begins; a place that is none is the beginning. */
function placeOf(cursor: string | undefined) {
  const found = PLACE.exec(cursor ?? '')?.groups
  return found && { dueAt: new Date(Number(found['ms'])), id: found['id'] ?? '' }
}

const writePlace = ({ dueAt, id }: ListedTicket) => `${dueAt?.getTime() ?? 0}.${id}`

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

/** How many tickets wait, and how many of them for whoever asks. */
export async function countQueue(
  { db, clock, target }: Needs,
  { userId }: StaffCaller,
): Promise<ReplyOf<typeof calls.countTickets>> {
  return countOpen(db, { target, userId, now: clock.now() })
}
