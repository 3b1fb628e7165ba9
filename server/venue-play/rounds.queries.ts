import { prepared, type Instant, type Querier } from '#server/kernel/index.ts'
import { isCountedStake } from './counted-stakes.queries.ts'

/** When rounds of these accounts began at terminals since an instant, without those rolled back. */
export async function findVenueRounds(
  db: Querier,
  playerIds: readonly number[],
  since: Instant,
): Promise<readonly Instant[]> {
  const rows = await db.query<{ readonly at: Instant }>(prepared`
    select f.at from venue_play.fact f
     where f.player_id = any(${[...playerIds]}::bigint[]) and f.at >= ${since} and ${isCountedStake}
     order by f.at`)
  return rows.map(({ at }) => at)
}

/** Losses of these accounts at terminals between two instants, by our game; facts without a game are left out. */
export async function findVenueLosses(
  db: Querier,
  playerIds: readonly number[],
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ readonly gameKey: string; readonly lost: number }>(prepared`
    select f.game_key, sum(case when f.kind = 'stake' then f.amount_minor else -f.amount_minor end)::bigint as lost
      from venue_play.fact f
     where f.player_id = any(${[...playerIds]}::bigint[]) and f.at >= ${from} and f.at < ${until}
       and (f.kind in ('win', 'jackpot') or (${isCountedStake})) and f.game_key is not null
     group by f.game_key`)
  return new Map(rows.map(({ gameKey, lost }) => [gameKey, lost]))
}
