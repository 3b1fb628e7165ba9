import { sql, type Querier } from '#server/kernel/index.ts'

export async function upsertAvatar(
  db: Querier,
  row: { readonly playerId: number; readonly hash: string; readonly content: Buffer; readonly uploadedAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into players.avatar (player_id, hash, content, uploaded_at)
    values (${row.playerId}, ${row.hash}, ${row.content}, ${row.uploadedAt})
    on conflict (player_id) do update
       set hash = excluded.hash, content = excluded.content, uploaded_at = excluded.uploaded_at`)
}

export async function findAvatarHash(db: Querier, playerId: number): Promise<string | undefined> {
  const rows = await db.query<{ hash: string }>(sql`select hash from players.avatar where player_id = ${playerId}`)
  return rows[0]?.hash
}

export async function findAvatarContent(db: Querier, hash: string): Promise<Buffer | undefined> {
  const rows = await db.query<{ content: Buffer }>(sql`
    select content from players.avatar where hash = ${hash} limit 1`)
  return rows[0]?.content
}

export async function removeAvatar(db: Querier, playerId: number): Promise<void> {
  await db.query(sql`delete from players.avatar where player_id = ${playerId}`)
}
