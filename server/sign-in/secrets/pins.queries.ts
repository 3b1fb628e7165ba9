import { sql, type Querier } from '#server/kernel/index.ts'

export type PinRow = { readonly pinSealed: string; readonly setAt: Date }

export async function savePin(db: Querier, playerId: number, pinSealed: string, setAt: Date): Promise<void> {
  await db.query(sql`
    insert into sign_in.player_pin (player_id, pin_sealed, set_at) values (${playerId}, ${pinSealed}, ${setAt})
    on conflict (player_id) do update set pin_sealed = excluded.pin_sealed, set_at = excluded.set_at`)
}

export async function findPin(db: Querier, playerId: number): Promise<PinRow | undefined> {
  const rows = await db.query<PinRow>(sql`
    select pin_sealed, set_at from sign_in.player_pin where player_id = ${playerId}`)
  return rows[0]
}
