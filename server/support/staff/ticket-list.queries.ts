import { ticketList } from '#contract/lists/tickets.ts'
import type { Priority, TicketState, Topic } from '#contract/states/ticket-states.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'

/** Columns and orders of the list of tickets, each with the player's first message. */
export const ticketsInSql: SqlList = {
  list: ticketList,
  select: sql`t.id, t.number, t.player_id, t.topic, t.language, t.state, t.priority, t.owner_id, t.owner_name,
    t.is_from_outside, t.created_at, t.changed_at, t.waiting_since, t.due_at, m.id as first_id, m.text_sealed as first_sealed`,
  from: sql`support.ticket t join support.message m on m.ticket_id = t.id and m.position = 1`,
  key: { by: sql`t.id`, type: 'uuid' },
  columns: {
    topic: { by: sql`t.topic`, type: 'text' },
    priority: { by: sql`t.priority`, type: 'text' },
    playerId: { by: sql`t.player_id`, type: 'bigint' },
    // A ticket that nobody waits for has no deadline and comes after all that have one.
    dueAt: { by: sql`coalesce(t.due_at, 'infinity')`, type: 'timestamptz' },
    createdAt: { by: sql`t.created_at`, type: 'timestamptz' },
  },
}

export type QueueCondition = {
  readonly target: string
  readonly state: TicketState | null
  readonly ownerId: number | null
  readonly isUnowned: boolean
  readonly priority: Priority | null
  readonly topic: Topic | null
  /** Only tickets that are late at this instant; null: all. */
  readonly lateAt: Date | null
  readonly number: number | null
}

/** Conditions of the queue besides its columns. */
export function queueCondition(of: QueueCondition): Sql {
  const { target, state, ownerId, priority, topic, lateAt, number } = of
  return sql`t.target = ${target}
    ${state === null ? sql`` : sql`and t.state = ${state}`}
    ${ownerId === null ? sql`` : sql`and t.owner_id = ${ownerId}`}
    ${of.isUnowned ? sql`and t.owner_id is null` : sql``}
    ${priority === null ? sql`` : sql`and t.priority = ${priority}`}
    ${topic === null ? sql`` : sql`and t.topic = ${topic}`}
    ${lateAt === null ? sql`` : sql`and t.due_at <= ${lateAt}`}
    ${number === null ? sql`` : sql`and t.number = ${number}`}`
}
