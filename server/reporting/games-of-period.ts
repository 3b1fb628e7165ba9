import type { Querier } from '#server/kernel/index.ts'
import { listGameSums, type GameSumRow } from './games.queries.ts'

/** Maximum: more games than any brand has. */
const GAMES_MAX = 10_000

/** Figures of each game of a brand in some days, both included, by currency: the same as the report of games has. */
export async function gamesOfPeriod(
  db: Querier,
  { target, from, to }: { readonly target: string; readonly from: string; readonly to: string },
): Promise<GameSumRow[]> {
  const asked = { by: 'game', from, to, games: null, brands: [target], currencies: null } as const
  return listGameSums(db, asked, { sort: 'key', descending: false, after: null, limit: GAMES_MAX })
}
