import { sql, type Instant, type Querier, type Sql } from '#server/kernel/index.ts'

/**
 * Records that a player has dealt with a venue, whose staff may read their data from then on (decision 0220); nothing
 * without a venue. Must be the last statement of its transaction: concurrent transactions for the same player and venue
 * wait for each other here, and cannot deadlock if they need no other lock afterwards.
 */
export async function noteKnownAt(
  db: Querier,
  { playerId, venueId, at }: { readonly playerId: number; readonly venueId: string | null; readonly at: Instant },
): Promise<void> {
  if (venueId === null) return
  await db.query(sql`
    insert into players.known_at (player_id, venue_id, since) values (${playerId}, ${venueId}, ${at})
    on conflict (player_id, venue_id) do nothing`)
}

/** An SQL condition: the player of this column has dealt with one of these venues. */
export const isKnownAt = (playerId: Sql, venueIds: readonly string[]): Sql => sql`exists (
  select 1 from players.known_at k where k.player_id = ${playerId} and k.venue_id = any(${[...venueIds]}::uuid[]))`

/** Those of the given players who have dealt with one of these venues. */
export async function findKnownAt(
  db: Querier,
  { playerIds, venueIds }: { readonly playerIds: readonly number[]; readonly venueIds: readonly string[] },
): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ playerId: number }>(sql`
    select distinct player_id from players.known_at
     where player_id = any(${[...playerIds]}::bigint[]) and venue_id = any(${[...venueIds]}::uuid[])`)
  return new Set(rows.map(({ playerId }) => playerId))
}

export type KnownAtRow = { readonly venueId: string; readonly since: Instant }

export async function listKnownAt(db: Querier, playerId: number): Promise<KnownAtRow[]> {
  return db.query<KnownAtRow>(sql`
    select venue_id, since from players.known_at where player_id = ${playerId} order by since, venue_id`)
}
