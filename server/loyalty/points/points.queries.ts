import type { MovementKind } from '#contract/shapes/loyalty.ts'
import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

export type House = 'given' | 'store' | 'expired' | 'corrections'

/** A player's balance, points ever given and level. */
export type PlayerRow = {
  readonly playerId: number
  readonly points: number
  readonly ever: number
  readonly movements: number
  readonly levelId: number | null
  readonly avatar: string | null
}

export type MovementRow = {
  readonly id: string
  readonly playerId: number
  readonly number: number
  readonly kind: MovementKind
  readonly points: number
  readonly everPoints: number
  readonly house: House
  readonly pointsAfter: number
  readonly everAfter: number
  readonly source: string
  readonly sourceVersion: number | null
  readonly eventId: string
  readonly about: string | null
  readonly movedAt: Date
  readonly expiresAt: Date | null
  readonly reason: string | null
  readonly byUser: number | null
  readonly byName: string | null
  readonly approvedBy: number | null
}

const playerColumns = sql`player_id, points, ever, movements, level_id, avatar`
const columns = sql`id, player_id, number, kind, points, ever_points, house, points_after, ever_after, source, source_version,
  event_id, about, moved_at, expires_at, reason, by_user, by_name, approved_by`

export async function findPlayer(db: Querier, playerId: number): Promise<PlayerRow | undefined> {
  const rows = await db.query<PlayerRow>(sql`
    select ${playerColumns} from loyalty.player where player_id = ${playerId}`)
  return rows[0]
}

/** The player's row, created if missing, locked until the end of the transaction. */
export async function lockPlayerRow(tx: Transaction, playerId: number, at: Date): Promise<PlayerRow> {
  await tx.query(sql`
    insert into loyalty.player (player_id, joined_at) values (${playerId}, ${at}) on conflict do nothing`)
  const rows = await tx.query<PlayerRow>(sql`
    select ${playerColumns} from loyalty.player where player_id = ${playerId} for update`)
  if (!rows[0]) throw new Error('A row that was just written is there.')
  return rows[0]
}

/** The player's row, locked against changes until the end of the transaction. */
export async function lockForCheck(tx: Transaction, playerId: number): Promise<PlayerRow | undefined> {
  const rows = await tx.query<PlayerRow>(sql`
    select ${playerColumns} from loyalty.player where player_id = ${playerId} for share`)
  return rows[0]
}

export async function savePlayer(
  tx: Transaction,
  { playerId, points, ever, movements, levelId }: Omit<PlayerRow, 'avatar'>,
): Promise<void> {
  await tx.query(sql`
    update loyalty.player set points = ${points}, ever = ${ever}, movements = ${movements}, level_id = ${levelId}
     where player_id = ${playerId}`)
}

export async function saveAvatar(tx: Transaction, playerId: number, avatar: string | null): Promise<void> {
  await tx.query(sql`update loyalty.player set avatar = ${avatar} where player_id = ${playerId}`)
}

export async function findMovement(
  db: Querier,
  playerId: number,
  of: { readonly source: string; readonly eventId: string },
): Promise<MovementRow | undefined> {
  const rows = await db.query<MovementRow>(sql`
    select ${columns} from loyalty.movement
     where player_id = ${playerId} and source = ${of.source} and event_id = ${of.eventId}`)
  return rows[0]
}

export async function insertMovement(tx: Transaction, m: MovementRow): Promise<void> {
  await tx.query(sql`
    insert into loyalty.movement (${columns})
    values (${m.id}, ${m.playerId}, ${m.number}, ${m.kind}, ${m.points}, ${m.everPoints}, ${m.house}, ${m.pointsAfter},
            ${m.everAfter}, ${m.source}, ${m.sourceVersion}, ${m.eventId}, ${m.about}, ${m.movedAt}, ${m.expiresAt},
            ${m.reason}, ${m.byUser}, ${m.byName}, ${m.approvedBy})`)
}

/** Newest first, before a number. */
export async function listMovements(
  db: Querier,
  { playerId, before }: { readonly playerId: number; readonly before: number | null },
  limit: number,
): Promise<MovementRow[]> {
  return db.query<MovementRow>(sql`
    select ${columns} from loyalty.movement
     where player_id = ${playerId} and (${before}::bigint is null or number < ${before}::bigint)
     order by number desc limit ${limit}`)
}

/** All movements of a player in their order. */
export async function listAllMovements(db: Querier, playerId: number): Promise<MovementRow[]> {
  return db.query<MovementRow>(sql`
    select ${columns} from loyalty.movement where player_id = ${playerId} order by number`)
}

/** Points that a source has given since an instant. */
export async function sumGiven(db: Querier, playerId: number, source: string, since: Date): Promise<number> {
  const rows = await db.query<{ total: number }>(sql`
    select coalesce(sum(points), 0)::bigint as total from loyalty.movement
     where player_id = ${playerId} and source = ${source} and moved_at >= ${since}`)
  return rows[0]?.total ?? 0
}

/** The sum of corrections by staff since an instant, in either direction. */
export async function sumCorrected(db: Querier, playerId: number, since: Date): Promise<number> {
  const rows = await db.query<{ total: number }>(sql`
    select coalesce(sum(abs(points)), 0)::bigint as total from loyalty.movement
     where player_id = ${playerId} and kind = 'corrected' and moved_at >= ${since}`)
  return rows[0]?.total ?? 0
}

/**
 * The sum of corrections that a person of the staff has made since an instant without a second one, for anybody, in either direction.
 * Corrections of one person follow one another until their transactions end, so that two at once are judged together.
 */
export async function lockCorrectedBy(tx: Transaction, userId: number, since: Date): Promise<number> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`loyalty.correct-by:${userId}`}, 0))`)
  const rows = await tx.query<{ total: number }>(sql`
    select coalesce(sum(abs(points)), 0)::bigint as total from loyalty.movement
     where by_user = ${userId} and kind = 'corrected' and approved_by is null and moved_at > ${since}`)
  return rows[0]?.total ?? 0
}

export type SourceSum = { readonly kind: MovementKind; readonly source: string; readonly points: number }

export async function sumBySource(db: Querier, playerId: number, since: Date | null): Promise<SourceSum[]> {
  return db.query<SourceSum>(sql`
    select kind, source, sum(points)::bigint as points from loyalty.movement
     where player_id = ${playerId} and (${since}::timestamptz is null or moved_at >= ${since}::timestamptz)
     group by kind, source order by sum(points) desc`)
}

export async function listPlayerIds(db: Querier, after: number, limit: number): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from loyalty.player where player_id > ${after} order by player_id limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

/** The sum over all legs of all movements: 0 if both sides of each exist. */
export async function sumLegs(db: Querier): Promise<number> {
  const rows = await db.query<{ total: number }>(sql`
    select coalesce(sum(points), 0)::bigint as total from loyalty.leg`)
  return rows[0]?.total ?? 0
}
