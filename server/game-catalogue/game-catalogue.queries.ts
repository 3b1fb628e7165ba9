import { sql, type Querier } from '../kernel/index.ts'

export type SwitchRow = {
  readonly gameKey: string
  readonly isEnabled: boolean
  readonly changedAt: Date
  readonly changedBy: number
  readonly explanation: string
}

type SheetName = { readonly definitionHash: string; readonly mathematicsHash: string }

export async function findSwitches(db: Querier): Promise<SwitchRow[]> {
  return db.query<SwitchRow>(sql`
    select game_key, is_enabled, changed_at, changed_by, explanation from game_catalogue.game_switch`)
}

export async function findDisabledKeys(db: Querier): Promise<string[]> {
  const rows = await db.query<{ gameKey: string }>(sql`
    select game_key from game_catalogue.game_switch where not is_enabled`)
  return rows.map(({ gameKey }) => gameKey)
}

/** Changes the switch of a game; that of an enabled one contains the sheet with which it was enabled. */
export async function saveSwitch(
  db: Querier,
  gameKey: string,
  { isEnabled, changedAt, changedBy, explanation, sheet }: Omit<SwitchRow, 'gameKey'> & { readonly sheet?: SheetName },
): Promise<void> {
  await db.query(sql`
    insert into game_catalogue.game_switch
      (game_key, is_enabled, changed_at, changed_by, explanation, definition_hash, mathematics_hash)
    values (${gameKey}, ${isEnabled}, ${changedAt}, ${changedBy}, ${explanation}, ${sheet?.definitionHash ?? null},
            ${sheet?.mathematicsHash ?? null})
        on conflict (game_key) do update
       set is_enabled = excluded.is_enabled, changed_at = excluded.changed_at, changed_by = excluded.changed_by,
           explanation = excluded.explanation, definition_hash = excluded.definition_hash,
           mathematics_hash = excluded.mathematics_hash`)
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
