import type { Priority, TicketState, Topic } from '#contract/states/ticket-states.ts'
import { sql, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { LanguageCode } from './needs.ts'

export type TicketRow = {
  readonly id: string
  readonly number: number
  readonly playerId: number
  readonly topic: Topic
  readonly language: LanguageCode
  readonly state: TicketState
  readonly priority: Priority
  readonly ownerId: number | null
  readonly ownerName: string | null
  readonly isFromOutside: boolean
  readonly createdAt: Date
  readonly changedAt: Date
  readonly waitingSince: Date | null
  readonly dueAt: Date | null
}

/** A ticket with the player's first message. */
export type ListedTicket = TicketRow & { readonly firstId: string; readonly firstSealed: string }

const columns = sql`t.id, t.number, t.player_id, t.topic, t.language, t.state, t.priority, t.owner_id, t.owner_name,
  t.is_from_outside, t.created_at, t.changed_at, t.waiting_since, t.due_at`
const listed = sql`
  select ${columns}, m.id as first_id, m.text_sealed as first_sealed
    from support.ticket t join support.message m on m.ticket_id = t.id and m.position = 1`

type NewTicket = Pick<TicketRow, 'id' | 'playerId' | 'topic' | 'language' | 'priority' | 'isFromOutside'> & {
  readonly target: string
  readonly at: Date
  readonly dueAt: Date
}

export async function insertTicket(tx: Transaction, ticket: NewTicket): Promise<number> {
  const { id, target, playerId, topic, language, priority, isFromOutside, at, dueAt } = ticket
  const rows = await tx.query<{ number: number }>(sql`
    insert into support.ticket (id, target, player_id, topic, language, priority, is_from_outside, created_at, changed_at,
                                waiting_since, due_at)
    values (${id}, ${target}, ${playerId}, ${topic}, ${language}, ${priority}, ${isFromOutside}, ${at}, ${at}, ${at},
            ${dueAt})
    returning number`)
  return rows[0]?.number ?? 0
}

export async function countTickets(db: Querier, playerId: number, since: Date): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from support.ticket where player_id = ${playerId} and created_at > ${since}`)
  return rows[0]?.count ?? 0
}

export async function findTicket(db: Querier, target: string, id: string): Promise<ListedTicket | undefined> {
  const rows = await db.query<ListedTicket>(sql`${listed} where t.id = ${id} and t.target = ${target}`)
  return rows[0]
}

export async function lockTicket(tx: Transaction, target: string, id: string): Promise<TicketRow | undefined> {
  const rows = await tx.query<TicketRow>(sql`
    select ${columns} from support.ticket t where t.id = ${id} and t.target = ${target} for update`)
  return rows[0]
}

/** Newest first, after an id. */
export async function findTicketsOfPlayer(
  db: Querier,
  { target, playerId, after, limit }: { target: string; playerId: number; after: string | null; limit: number },
): Promise<ListedTicket[]> {
  return db.query<ListedTicket>(sql`
    ${listed} where t.player_id = ${playerId} and t.target = ${target} and (${after}::uuid is null or t.id < ${after})
     order by t.id desc limit ${limit}`)
}

export type Counts = {
  readonly open: number
  readonly late: number
  readonly unowned: number
  readonly mine: number
}

export async function countOpen(
  db: Querier,
  { target, userId, now }: { target: string; userId: number; now: Date },
): Promise<Counts> {
  const rows = await db.query<Counts>(sql`
    select count(*) as open, count(*) filter (where due_at <= ${now}) as late,
           count(*) filter (where owner_id is null) as unowned, count(*) filter (where owner_id = ${userId}) as mine
      from support.ticket where target = ${target} and state = 'open'`)
  return rows[0] ?? { open: 0, late: 0, unowned: 0, mine: 0 }
}

/** Sets the state of a ticket; an open one waits since `waitingSince`. */
export async function updateState(
  tx: Transaction,
  change: Pick<TicketRow, 'id' | 'state' | 'waitingSince' | 'dueAt'> & { readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    update support.ticket set state = ${change.state}, changed_at = ${change.at}, waiting_since = ${change.waitingSince},
      due_at = ${change.dueAt} where id = ${change.id}`)
}

export async function updateOwner(
  tx: Transaction,
  id: string,
  owner: { readonly userId: number; readonly name: string } | null,
): Promise<void> {
  await tx.query(sql`
    update support.ticket set owner_id = ${owner?.userId ?? null}, owner_name = ${owner?.name ?? null} where id = ${id}`)
}

export async function updatePriority(
  tx: Transaction,
  id: string,
  priority: Priority,
  dueAt: Date | null,
): Promise<void> {
  await tx.query(sql`update support.ticket set priority = ${priority}, due_at = ${dueAt} where id = ${id}`)
}

/** Tickets that were answered before an instant, without a message since, in the order of their ids. */
export async function listSilent(
  db: Querier,
  target: string,
  { before, after, limit }: PageOf<string> & { readonly before: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select t.id from support.ticket t
     where t.target = ${target} and ${isSilent(before)} and (${after ?? null}::uuid is null or t.id > ${after ?? null}::uuid)
     order by t.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Locks one of them; undefined when there is a message meanwhile, or another worker has locked it. */
export async function lockSilent(tx: Transaction, id: string, before: Date): Promise<TicketRow | undefined> {
  const rows = await tx.query<TicketRow>(sql`
    select ${columns} from support.ticket t where t.id = ${id} and ${isSilent(before)} for update skip locked`)
  return rows[0]
}

const isSilent = (before: Date) => sql`t.state = 'answered' and t.changed_at <= ${before}`

/** The number of waiting tickets, the oldest one, and how many are late. */
export async function countWaitingTickets(
  db: Querier,
  target: string,
  now: Date,
): Promise<{ readonly count: number; readonly oldestAt: Date | null; readonly late: number }> {
  const rows = await db.query<{ count: number; oldestAt: Date | null; late: number }>(sql`
    select count(*) as count, min(waiting_since) as oldest_at, count(*) filter (where due_at <= ${now}) as late
      from support.ticket where target = ${target} and state = 'open'`)
  return rows[0] ?? { count: 0, oldestAt: null, late: 0 }
}
