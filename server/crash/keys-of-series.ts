import { sql, type Querier } from '#server/kernel/index.ts'

/** Key of the shared game that each series belongs to; series of other games are not in the answer. */
export async function keysOfSharedSeries(
  db: Querier,
  seriesIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const shared = seriesIds.filter((id) => id < 0)
  if (shared.length === 0) return new Map()
  const rows = await db.query<{ seriesId: number; gameKey: string }>(sql`
    select series_id, game_key from crash.game where series_id = any(${shared}::bigint[])`)
  return new Map(rows.map(({ seriesId, gameKey }) => [seriesId, gameKey]))
}
