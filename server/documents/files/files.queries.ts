import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { SentFile } from './store-file.ts'
import type { Viewer } from './sign-link.ts'

export async function insertFile(
  tx: Transaction,
  file: SentFile & { readonly target: string; readonly playerId: number; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    insert into documents.file (id, target, player_id, content_type, bytes, content_index, sealed_with, stored_at)
    values (${file.fileId}, ${file.target}, ${file.playerId}, ${file.contentType}, ${file.bytes}, ${file.contentIndex},
      ${file.sealedWith}, ${file.at})`)
}

export async function findFile(
  db: Querier,
  target: string,
  fileId: string,
): Promise<{ readonly playerId: number; readonly contentType: string } | undefined> {
  const rows = await db.query<{ playerId: number; contentType: string }>(sql`
    select player_id, content_type from documents.file
     where id = ${fileId} and target = ${target} and destroyed_at is null`)
  return rows[0]
}

export async function markDestroyed(tx: Transaction, fileId: string, at: Date): Promise<void> {
  await tx.query(sql`update documents.file set destroyed_at = ${at} where id = ${fileId} and destroyed_at is null`)
}

export async function insertOpening(db: Querier, fileId: string, viewer: Viewer, at: Date): Promise<void> {
  await db.query(sql`
    insert into documents.file_opening (file_id, viewer_kind, viewer_id, opened_at)
    values (${fileId}, ${viewer.kind}, ${viewer.id}, ${at})`)
}

/** Files that were sealed with another key than the newest. */
export async function findFilesToReseal(db: Querier, currentStart: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from documents.file
     where sealed_with <> ${currentStart} and destroyed_at is null order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function markResealed(db: Querier, fileId: string, currentStart: string): Promise<void> {
  await db.query(sql`update documents.file set sealed_with = ${currentStart} where id = ${fileId}`)
}
