import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export async function findNickname(db: Querier, playerId: number): Promise<string | null> {
  const rows = await db.query<{ name: string }>(sql`select name from players.nickname where player_id = ${playerId}`)
  return rows[0]?.name ?? null
}

/** The nicknames of those of these players who have one. */
export async function findNicknames(db: Querier, playerIds: readonly number[]): Promise<Map<number, string>> {
  if (playerIds.length === 0) return new Map()
  const rows = await db.query<{ playerId: number; name: string }>(sql`
    select player_id, name from players.nickname where player_id = any(${[...playerIds]}::bigint[])`)
  return new Map(rows.map(({ playerId, name }) => [playerId, name]))
}

/** Raises the unique violation `nickname_folded` if another player of the brand has a look-alike. */
export async function upsertNickname(
  tx: Transaction,
  row: {
    readonly playerId: number
    readonly target: string
    readonly name: string
    readonly folded: string
    readonly at: Date
  },
): Promise<void> {
  await tx.query(sql`
    insert into players.nickname (player_id, target, name, folded, changed_at)
    values (${row.playerId}, ${row.target}, ${row.name}, ${row.folded}, ${row.at})
    on conflict (player_id) do update
       set name = excluded.name, folded = excluded.folded, changed_at = excluded.changed_at`)
}

export async function removeNickname(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`delete from players.nickname where player_id = ${playerId}`)
}
