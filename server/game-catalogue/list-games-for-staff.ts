import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { sql, type Database } from '../kernel/index.ts'

type SwitchRow = { gameKey: string; isEnabled: boolean; changedAt: Date; changedBy: number; explanation: string }

/** Every playable game with its switch: who moved it last, when and why. */
export async function listGamesForStaff({ db }: { readonly db: Database }) {
  const rows = await db.query<SwitchRow>(sql`
    select game_key, is_enabled, changed_at, changed_by, explanation from game_catalogue.game_switch`)
  const switches = new Map(rows.map((row) => [row.gameKey, row]))
  const games = listCatalogue().flatMap(({ key, name, engine, declaredRtp, volatility }) => {
    const found = loadDefinition(key)
    if (!found) return []
    const moved = switches.get(key)
    return [
      {
        key,
        name: name.cs,
        engine,
        rtp: declaredRtp ?? '',
        volatility,
        maxWinX: Number(found.definition.declared.maxWinX),
        definitionHash: found.definitionHash,
        isEnabled: moved?.isEnabled ?? true,
        changedAt: moved?.changedAt.toISOString() ?? null,
        changedBy: moved?.changedBy ?? null,
        explanation: moved?.explanation ?? null,
      },
    ]
  })
  return { games }
}
