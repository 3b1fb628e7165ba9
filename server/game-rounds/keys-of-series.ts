import { sql, type Querier } from '../kernel/index.ts'

/** Key of the game that the rounds of each series belong to. */
export async function keysOfSeries(db: Querier, seriesIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (seriesIds.length === 0) return new Map()
  const rows = await db.query<{ no: number; gameKey: string }>(sql`
    select seed.no, session.game_key
      from game_rounds.seed seed join game_rounds.session session on session.id = seed.session_id
     where seed.no = any(${[...seriesIds]}::bigint[])`)
  return new Map(rows.map(({ no, gameKey }) => [no, gameKey]))
}
