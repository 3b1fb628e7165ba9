import type { MessageCategory } from '#contract/shapes/inbox.ts'
import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

export type MessageRow = {
  readonly id: string
  readonly playerId: number
  readonly category: MessageCategory
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly cause: string
  readonly sentAt: Date
  readonly expiresAt: Date | null
  readonly readAt: Date | null
}

const columns = sql`id, player_id, category, title, body, link, cause, sent_at, expires_at, read_at`

/** A repeated cause inserts nothing. */
export async function insertMessage(tx: Transaction, m: Omit<MessageRow, 'readAt'>): Promise<void> {
  await tx.query(sql`
    insert into loyalty.message (id, player_id, category, title, body, link, cause, sent_at, expires_at)
    values (${m.id}, ${m.playerId}, ${m.category}, ${m.title}, ${m.body}, ${m.link}, ${m.cause}, ${m.sentAt}, ${m.expiresAt})
    on conflict (player_id, cause) do nothing`)
}

export type Shown = {
  readonly playerId: number
  readonly at: Date
  /** Categories that this player sees. */
  readonly categories: readonly MessageCategory[]
}

/** Newest first, before an id; without expired messages. */
export async function listMessages(
  db: Querier,
  { playerId, at, categories }: Shown,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<MessageRow[]> {
  return db.query<MessageRow>(sql`
    select ${columns} from loyalty.message
     where player_id = ${playerId} and category = any(${[...categories]}::text[])
       and (expires_at is null or expires_at > ${at}) and (${before}::uuid is null or id < ${before}::uuid)
     order by id desc limit ${limit}`)
}

export async function countUnread(db: Querier, { playerId, at, categories }: Shown): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*)::bigint as count from loyalty.message
     where player_id = ${playerId} and read_at is null and category = any(${[...categories]}::text[])
       and (expires_at is null or expires_at > ${at})`)
  return rows[0]?.count ?? 0
}

/** Marks one message of a player, or all of them, as read; false if there is no such message. */
export async function markRead(db: Querier, playerId: number, messageId: string | null, at: Date): Promise<boolean> {
  const rows = await db.query(sql`
    update loyalty.message set read_at = coalesce(read_at, ${at})
     where player_id = ${playerId} and (${messageId}::uuid is null or id = ${messageId}::uuid) returning id`)
  return messageId === null || rows.length === 1
}

export async function removeMessage(db: Querier, playerId: number, messageId: string): Promise<boolean> {
  const rows = await db.query(sql`
    delete from loyalty.message where player_id = ${playerId} and id = ${messageId} returning id`)
  return rows.length === 1
}

export async function removeExpired(db: Querier, at: Date): Promise<void> {
  await db.query(sql`delete from loyalty.message where expires_at <= ${at}`)
}

export async function removeAllOf(db: Querier, playerId: number): Promise<void> {
  await db.query(sql`delete from loyalty.message where player_id = ${playerId}`)
}
