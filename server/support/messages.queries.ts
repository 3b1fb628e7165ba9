import type { TicketActor, TicketState } from '#contract/states/ticket-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type MessageRow = {
  readonly id: string
  readonly author: 'player' | 'staff' | 'note'
  readonly userName: string | null
  readonly textSealed: string
  readonly writtenAt: Date
}

type NewMessage = Omit<MessageRow, 'userName'> & {
  readonly ticketId: string
  readonly playerId: number
  readonly by: { readonly userId: number; readonly name: string } | null
  readonly templateId: string | null
  readonly waitedMinutes: number | null
  readonly idempotencyKey: string
}

/** The next message of a ticket, whose row is held. */
export async function insertMessage(tx: Transaction, message: NewMessage): Promise<void> {
  const { id, ticketId, playerId, author, by, textSealed, templateId, waitedMinutes, idempotencyKey, writtenAt } =
    message
  await tx.query(sql`
    insert into support.message (id, ticket_id, player_id, position, author, user_id, user_name, text_sealed, template_id,
                                 waited_minutes, idempotency_key, written_at)
    values (${id}, ${ticketId}, ${playerId},
            (select count(*) + 1 from support.message where ticket_id = ${ticketId}), ${author}, ${by?.userId ?? null},
            ${by?.name ?? null}, ${textSealed}, ${templateId}, ${waitedMinutes}, ${idempotencyKey}, ${writtenAt})`)
}

/** Which ticket a player's message of this key is of. */
export async function findWritten(
  db: Querier,
  playerId: number,
  idempotencyKey: string,
): Promise<{ readonly ticketId: string; readonly number: number } | undefined> {
  const rows = await db.query<{ ticketId: string; number: number }>(sql`
    select t.id as ticket_id, t.number from support.message m join support.ticket t on t.id = m.ticket_id
     where m.player_id = ${playerId} and m.author = 'player' and m.idempotency_key = ${idempotencyKey}`)
  return rows[0]
}

/** Whether somebody of the staff has written this already. */
export async function isWrittenByStaff(db: Querier, userId: number, idempotencyKey: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from support.message
     where user_id = ${userId} and author <> 'player' and idempotency_key = ${idempotencyKey}`)
  return rows.length > 0
}

export async function countWritten(db: Querier, playerId: number, since: Date): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from support.message
     where player_id = ${playerId} and author = 'player' and written_at > ${since}`)
  return rows[0]?.count ?? 0
}

export async function findMessages(db: Querier, ticketId: string): Promise<MessageRow[]> {
  return db.query<MessageRow>(sql`
    select id, author, user_name, text_sealed, written_at from support.message
     where ticket_id = ${ticketId} order by position`)
}

/** What the player and support have said last; notes are no part of it. */
export async function findLastMessage(db: Querier, ticketId: string): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>(sql`
    select id from support.message where ticket_id = ${ticketId} and author <> 'note' order by position desc limit 1`)
  return rows[0]?.id
}

export type MoveRow = {
  readonly toState: TicketState
  readonly actor: TicketActor
  readonly userName: string | null
  readonly movedAt: Date
}

export async function insertMove(
  tx: Transaction,
  ticketId: string,
  move: { readonly to: TicketState; readonly actor: TicketActor; readonly at: Date },
  by: { readonly userId: number; readonly name: string } | null,
): Promise<void> {
  await tx.query(sql`
    insert into support.move (ticket_id, to_state, actor, user_id, user_name, moved_at)
    values (${ticketId}, ${move.to}, ${move.actor}, ${by?.userId ?? null}, ${by?.name ?? null}, ${move.at})`)
}

export async function findMoves(db: Querier, ticketId: string): Promise<MoveRow[]> {
  return db.query<MoveRow>(sql`
    select to_state, actor, user_name, moved_at from support.move where ticket_id = ${ticketId} order by id`)
}

/** Within how many minutes half of the answers since a moment came, and how many there were. */
export async function measureAnswers(
  db: Querier,
  target: string,
  since: Date,
): Promise<{ readonly answers: number; readonly medianMinutes: number | null }> {
  const rows = await db.query<{ answers: number; medianMinutes: number | null }>(sql`
    select count(*) as answers,
           round(percentile_cont(0.5) within group (order by m.waited_minutes))::integer as median_minutes
      from support.message m join support.ticket t on t.id = m.ticket_id
     where t.target = ${target} and m.waited_minutes is not null and m.written_at > ${since}`)
  return rows[0] ?? { answers: 0, medianMinutes: null }
}
