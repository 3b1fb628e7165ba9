import { sql, type Database } from '../kernel/index.ts'

/** Which games staff have switched off. Asked at every stake, so it is kept in memory and read again when told. */
export type GameSwitches = {
  readonly isEnabled: (gameKey: string) => boolean
  readonly reload: () => Promise<void>
}

/** Topic of the control bus that makes every process read the switches again. */
export const SWITCHES_CHANGED = 'game-switches'

export async function openGameSwitches(db: Database): Promise<GameSwitches> {
  let disabled = new Set<string>()
  const reload = async () => {
    const rows = await db.query<{ gameKey: string }>(sql`
      select game_key from game_catalogue.game_switch where not is_enabled`)
    disabled = new Set(rows.map(({ gameKey }) => gameKey))
  }
  await reload()
  return { isEnabled: (gameKey) => !disabled.has(gameKey), reload }
}
