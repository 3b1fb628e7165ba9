import { sql, type PageOf, type Querier, type Transaction } from '../../kernel/index.ts'

/** The rest of one movement that gave points. */
export type LotRow = {
  readonly movementId: string
  readonly points: number
  readonly leftPoints: number
  readonly expiresAt: Date | null
}

export async function insertLot(
  tx: Transaction,
  lot: {
    readonly movementId: string
    readonly playerId: number
    readonly points: number
    readonly expiresAt: Date | null
  },
): Promise<void> {
  await tx.query(sql`
    insert into loyalty.lot (movement_id, player_id, points, left_points, expires_at)
    values (${lot.movementId}, ${lot.playerId}, ${lot.points}, ${lot.points}, ${lot.expiresAt})`)
}

/** Takes points from the lots that expire first, then from the older ones. Returns how many were taken. */
export async function takeFromLots(tx: Transaction, playerId: number, points: number): Promise<number> {
  const rows = await tx.query<{ taken: number }>(sql`
    with queued as (
      select movement_id, left_points,
             sum(left_points) over (order by expires_at nulls last, movement_id) - left_points as before
        from loyalty.lot where player_id = ${playerId} and left_points > 0
    ), used as (
      select movement_id, least(left_points, ${points}::bigint - before) as taken from queued where before < ${points}::bigint
    )
    update loyalty.lot l set left_points = l.left_points - used.taken from used
     where l.movement_id = used.movement_id
    returning used.taken::bigint as taken`)
  return rows.reduce((sum, { taken }) => sum + taken, 0)
}

export async function listLots(db: Querier, playerId: number): Promise<LotRow[]> {
  return db.query<LotRow>(sql`
    select movement_id, points, left_points, expires_at from loyalty.lot where player_id = ${playerId} order by movement_id`)
}

/** Expired lots with a rest, of a player whose row is locked. */
export async function listExpired(tx: Transaction, playerId: number, at: Date): Promise<LotRow[]> {
  return tx.query<LotRow>(sql`
    select movement_id, points, left_points, expires_at from loyalty.lot
     where player_id = ${playerId} and left_points > 0 and expires_at <= ${at} order by expires_at, movement_id`)
}

export async function emptyLot(tx: Transaction, movementId: string): Promise<void> {
  await tx.query(sql`update loyalty.lot set left_points = 0 where movement_id = ${movementId}`)
}

export async function listPlayersToExpire(
  db: Querier,
  at: Date,
  { after = 0, limit }: PageOf<number>,
): Promise<number[]> {
  // The few that are due are read first, by their own index: ordered by key, the planner would look for them among all rows.
  const rows = await db.query<{ playerId: number }>(sql`
    with due as materialized (
      select distinct player_id from loyalty.lot where left_points > 0 and expires_at <= ${at})
    select player_id from due where player_id > ${after} order by player_id limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

export type Expiring = { readonly points: number; readonly at: Date }

/** The lot that expires next. */
export async function findExpiringNext(db: Querier, playerId: number): Promise<Expiring | undefined> {
  const rows = await db.query<Expiring>(sql`
    select sum(left_points)::bigint as points, expires_at as at from loyalty.lot
     where player_id = ${playerId} and left_points > 0 and expires_at is not null
     group by expires_at order by expires_at limit 1`)
  return rows[0]
}
