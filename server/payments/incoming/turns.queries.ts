import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

/** Current turn number of a player's deposits; 0 before the first one. */
export async function readTurn(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ turn: number }>(sql`
    select turn from payments.deposit_turn where player_id = ${playerId}`)
  return rows[0]?.turn ?? 0
}

/** Advances the turn number and locks it until the end of the transaction. False when it has changed since it was read. */
export async function takeTurn(tx: Transaction, playerId: number, after: number): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into payments.deposit_turn as known (player_id, turn) values (${playerId}, 1)
    on conflict (player_id) do update set turn = known.turn + 1 where known.turn = ${after}
    returning turn`)
  return rows.length === 1
}

/** Advances the turn number unconditionally: deposits that are being judged must judge again. */
export async function passTurn(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`
    insert into payments.deposit_turn as known (player_id, turn) values (${playerId}, 1)
    on conflict (player_id) do update set turn = known.turn + 1`)
}
