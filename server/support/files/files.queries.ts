import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type FileRow = {
  readonly id: string
  readonly messageId: string | null
  readonly contentType: 'image/jpeg' | 'application/pdf'
  readonly bytes: number
}

export async function insertFile(
  tx: Transaction,
  file: Pick<FileRow, 'id' | 'contentType' | 'bytes'> & {
    readonly target: string
    readonly playerId: number
    readonly sealedWith: string
    readonly at: Date
  },
): Promise<void> {
  await tx.query(sql`
    insert into support.file (id, target, player_id, content_type, bytes, sealed_with, stored_at)
    values (${file.id}, ${file.target}, ${file.playerId}, ${file.contentType}, ${file.bytes}, ${file.sealedWith}, ${file.at})`)
}

/** The number of a player's files without a message. */
export async function countUnsent(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from support.file where player_id = ${playerId} and message_id is null`)
  return rows[0]?.count ?? 0
}

/** Attaches files of the player to a message. Returns how many of them had no message before. */
export async function attachFiles(
  tx: Transaction,
  { playerId, messageId, fileIds }: { playerId: number; messageId: string; fileIds: readonly string[] },
): Promise<number> {
  const rows = await tx.query(sql`
    update support.file set message_id = ${messageId}
     where id = any(${[...fileIds]}::uuid[]) and player_id = ${playerId} and message_id is null returning id`)
  return rows.length
}

export async function findFilesOfTicket(db: Querier, ticketId: string): Promise<FileRow[]> {
  return db.query<FileRow>(sql`
    select f.id, f.message_id, f.content_type, f.bytes
      from support.file f join support.message m on m.id = f.message_id where m.ticket_id = ${ticketId} order by f.id`)
}

/** A file of the player's own. */
export async function findOwnFile(db: Querier, playerId: number, id: string): Promise<FileRow | undefined> {
  const rows = await db.query<FileRow>(sql`
    select id, message_id, content_type, bytes from support.file where id = ${id} and player_id = ${playerId}`)
  return rows[0]
}

/** A file of one ticket of this brand, and its player. */
export async function findFileOfTicket(
  db: Querier,
  { target, ticketId, fileId }: { target: string; ticketId: string; fileId: string },
): Promise<(FileRow & { readonly playerId: number; readonly number: number }) | undefined> {
  const rows = await db.query<FileRow & { playerId: number; number: number }>(sql`
    select f.id, f.message_id, f.content_type, f.bytes, f.player_id, t.number
      from support.file f join support.message m on m.id = f.message_id join support.ticket t on t.id = m.ticket_id
     where f.id = ${fileId} and t.id = ${ticketId} and t.target = ${target}`)
  return rows[0]
}

export async function findFile(
  db: Querier,
  target: string,
  id: string,
): Promise<{ readonly contentType: string } | undefined> {
  const rows = await db.query<{ contentType: string }>(sql`
    select content_type from support.file where id = ${id} and target = ${target}`)
  return rows[0]
}

export async function insertOpening(
  db: Querier,
  fileId: string,
  viewer: { readonly kind: string; readonly id: string },
  at: Date,
): Promise<void> {
  await db.query(sql`
    insert into support.file_opening (file_id, viewer_kind, viewer_id, opened_at)
    values (${fileId}, ${viewer.kind}, ${viewer.id}, ${at})`)
}

/** Deletes a player's file without a message; false if there is none. */
export async function deleteUnsent(tx: Transaction, playerId: number, id: string): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from support.file where id = ${id} and player_id = ${playerId} and message_id is null returning id`)
  return rows.length > 0
}

/** Deletes files that got no message in time. Returns their ids. */
export async function deleteForgotten(tx: Transaction, target: string, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    delete from support.file where target = ${target} and message_id is null and stored_at <= ${before} returning id`)
  return rows.map(({ id }) => id)
}

/** Files that were encrypted with an older key. */
export async function findFilesToReseal(db: Querier, currentStart: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from support.file where sealed_with <> ${currentStart} order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function markResealed(db: Querier, id: string, currentStart: string): Promise<void> {
  await db.query(sql`update support.file set sealed_with = ${currentStart} where id = ${id}`)
}
