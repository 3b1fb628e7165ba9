import { sql, type Querier } from '../kernel/index.ts'

export type SwitchRow = {
  readonly gameKey: string
  readonly isEnabled: boolean
  readonly changedAt: Date
  readonly changedBy: number
  readonly explanation: string
}

export async function findSwitches(db: Querier): Promise<SwitchRow[]> {
  return db.query<SwitchRow>(sql`
    select game_key, is_enabled, changed_at, changed_by, explanation from game_catalogue.game_switch`)
}

export async function findDisabledKeys(db: Querier): Promise<string[]> {
  const rows = await db.query<{ gameKey: string }>(sql`
    select game_key from game_catalogue.game_switch where not is_enabled`)
  return rows.map(({ gameKey }) => gameKey)
}

/** Sets the same switch for many games. */
export async function saveSwitches(
  db: Querier,
  gameKeys: readonly string[],
  { isEnabled, changedAt, changedBy, explanation }: Omit<SwitchRow, 'gameKey'>,
): Promise<void> {
  await db.query(sql`
    insert into game_catalogue.game_switch (game_key, is_enabled, changed_at, changed_by, explanation)
    select key, ${isEnabled}, ${changedAt}, ${changedBy}, ${explanation}
      from unnest(${gameKeys}::text[]) as key
        on conflict (game_key) do update
       set is_enabled = excluded.is_enabled, changed_at = excluded.changed_at,
           changed_by = excluded.changed_by, explanation = excluded.explanation`)
}

/** Newest first. */
export async function findFavourites(db: Querier, playerId: number, max: number): Promise<string[]> {
  const rows = await db.query<{ gameKey: string }>(sql`
    select game_key from game_catalogue.favourite
     where player_id = ${playerId}
     order by added_at desc, game_key
     limit ${max}`)
  return rows.map(({ gameKey }) => gameKey)
}

export async function addFavourite(db: Querier, playerId: number, gameKey: string, addedAt: Date): Promise<void> {
  await db.query(sql`
    insert into game_catalogue.favourite (player_id, game_key, added_at)
    values (${playerId}, ${gameKey}, ${addedAt}) on conflict do nothing`)
}

export async function removeFavourite(db: Querier, playerId: number, gameKey: string): Promise<void> {
  await db.query(sql`delete from game_catalogue.favourite where player_id = ${playerId} and game_key = ${gameKey}`)
}
