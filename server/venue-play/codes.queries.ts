import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

/** A player has one code at a time: a new one replaces the old one. */
export async function saveCode(
  db: Querier,
  code: { readonly playerId: number; readonly target: string; readonly codeHash: string; readonly expiresAt: Instant },
): Promise<void> {
  await db.query(sql`
    insert into venue_play.terminal_code (player_id, target, code_hash, expires_at)
    values (${code.playerId}, ${code.target}, ${code.codeHash}, ${code.expiresAt})
    on conflict (player_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`)
}

/** Finds the player of a code and deletes the code. */
export async function spendCode(
  db: Querier,
  { target, codeHash, now }: { readonly target: string; readonly codeHash: string; readonly now: Instant },
): Promise<number | undefined> {
  const rows = await db.query<{ playerId: number }>(sql`
    delete from venue_play.terminal_code
     where target = ${target} and code_hash = ${codeHash} and expires_at > ${now} returning player_id`)
  return rows[0]?.playerId
}
