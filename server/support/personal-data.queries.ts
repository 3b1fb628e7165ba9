import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type WrittenRow = {
  readonly id: string
  readonly number: number
  readonly topic: string
  readonly author: 'player' | 'staff' | 'note'
  readonly textSealed: string
  readonly writtenAt: Date
}

/** Everything written in tickets of a player, notes of staff included. */
export async function findWrittenWith(db: Querier, playerId: number): Promise<WrittenRow[]> {
  return db.query<WrittenRow>(sql`
    select m.id, t.number, t.topic, m.author, m.text_sealed, m.written_at
      from support.message m join support.ticket t on t.id = m.ticket_id
     where t.player_id = ${playerId} order by t.id, m.position`)
}

export type StoredFile = { readonly id: string; readonly contentType: string }

export async function findStoredFiles(db: Querier, playerId: number): Promise<StoredFile[]> {
  return db.query<StoredFile>(sql`
    select id, content_type from support.file where player_id = ${playerId} order by id`)
}

/** Deletes the tickets. Rows of files remain for a moment, without a message: they name the bytes to be destroyed. */
export async function deleteTickets(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`update support.file set message_id = null where player_id = ${playerId}`)
  await tx.query(sql`
    delete from support.move where ticket_id in (select id from support.ticket where player_id = ${playerId})`)
  await tx.query(sql`delete from support.message where player_id = ${playerId}`)
  await tx.query(sql`delete from support.ticket where player_id = ${playerId}`)
}

export async function deleteFiles(db: Querier, ids: readonly string[]): Promise<void> {
  await db.query(sql`delete from support.file where id = any(${[...ids]}::uuid[])`)
}
