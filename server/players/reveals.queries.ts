import { sql, type Querier } from '#server/kernel/index.ts'

/** Stores until when a staff session sees this player unmasked, and deletes expired rows of other sessions. */
export async function storeReveal(
  db: Querier,
  { sessionId, playerId, now, until }: { sessionId: string; playerId: number; now: Date; until: Date },
): Promise<void> {
  await db.query(sql`
    with over as (delete from players.reveal where until < ${now} and session_id <> ${sessionId})
    insert into players.reveal (session_id, player_id, until) values (${sessionId}, ${playerId}, ${until})
    on conflict (session_id, player_id) do update set until = excluded.until`)
}

/** Players whom a staff session sees unmasked now. */
export async function findRevealed(db: Querier, sessionId: string, now: Date): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from players.reveal where session_id = ${sessionId} and until > ${now}`)
  return rows.map(({ playerId }) => playerId)
}
