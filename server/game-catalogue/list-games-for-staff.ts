import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import type { Database } from '../kernel/index.ts'
import { findSwitches } from './game-catalogue.queries.ts'

/** Every playable game with its switch: who moved it last, when and why. */
export async function listGamesForStaff({ db }: { readonly db: Database }) {
  const rows = await findSwitches(db)
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
