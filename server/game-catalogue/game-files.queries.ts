import { sql, type Querier } from '../kernel/index.ts'
import type { FileKind, FileRow } from './shelf.queries.ts'

type KeptFile = FileRow & { readonly content: Buffer; readonly uploadedAt: Date; readonly userId: number }

export async function saveFile(db: Querier, file: KeptFile): Promise<void> {
  await db.query(sql`
    insert into game_catalogue.game_file (game_key, kind, hash, content_type, content, uploaded_at, uploaded_by)
    values (${file.gameKey}, ${file.kind}, ${file.hash}, ${file.contentType}, ${file.content}, ${file.uploadedAt},
            ${file.userId})
        on conflict (game_key, kind) do update
       set hash = excluded.hash, content_type = excluded.content_type, content = excluded.content,
           uploaded_at = excluded.uploaded_at, uploaded_by = excluded.uploaded_by`)
}

export async function removeFile(db: Querier, gameKey: string, kind: FileKind): Promise<void> {
  await db.query(sql`delete from game_catalogue.game_file where game_key = ${gameKey} and kind = ${kind}`)
}

export async function findFile(
  db: Querier,
  hash: string,
): Promise<{ content: Buffer; contentType: string } | undefined> {
  const rows = await db.query<{ content: Buffer; contentType: string }>(sql`
    select content, content_type from game_catalogue.game_file where hash = ${hash} limit 1`)
  return rows[0]
}
