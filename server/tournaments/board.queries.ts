import { sql, type Instant, type Querier } from '../kernel/index.ts'
import type { EntryRow } from './entries.queries.ts'

/** All entries of a round with their current scores. */
export async function listBoardEntries(db: Querier, roundId: string): Promise<EntryRow[]> {
  return db.query<EntryRow>(sql`select * from tournaments.entry where round_id = ${roundId} and state = 'in'`)
}

export type PlaceRow = Pick<EntryRow, 'playerId' | 'isAnonymous' | 'alias' | 'score' | 'rounds' | 'staked' | 'won'> & {
  readonly place: number
  readonly reachedAt: Instant
  readonly decidedBy: string
}

/** Places of a round in the same order as `byPlace`. */
export async function listPlaces(
  db: Querier,
  roundId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<PlaceRow[]> {
  const rows = await db.query<Omit<PlaceRow, 'place'>>(sql`
    select player_id, is_anonymous, alias, score, rounds, staked, won, reached_at, decided_by
      from tournaments.entry
     where round_id = ${roundId} and state = 'in' and score > 0
     order by score desc, reached_at, decided_by, player_id offset ${after} limit ${limit}`)
  return rows.map((row, index) => ({ ...row, place: after + index + 1 }))
}

/** The places of some players. */
export async function placesOf(
  db: Querier,
  roundId: string,
  playerIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.query<{ playerId: number; place: number }>(sql`
    select player_id, place
      from (select player_id, row_number() over (order by score desc, reached_at, decided_by, player_id) as place
              from tournaments.entry where round_id = ${roundId} and state = 'in' and score > 0) placed
     where player_id = any(${[...playerIds]}::bigint[])`)
  return new Map(rows.map(({ playerId, place }) => [playerId, place]))
}

/** For staff: players with a place first, then those without one, then those who left or were removed. */
export async function listForStaff(
  db: Querier,
  roundId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<EntryRow[]> {
  return db.query<EntryRow>(sql`
    select * from tournaments.entry where round_id = ${roundId}
     order by (state = 'in') desc, score desc, reached_at, decided_by, player_id offset ${after} limit ${limit}`)
}
