import { sql, type Instant, type Querier, type Transaction } from '../../kernel/index.ts'

export type RestrictionRow = {
  readonly id: string
  readonly target: string
  readonly playerId: number
  readonly tournamentId: string | null
  readonly reason: string
  readonly until: Instant | null
  readonly madeBy: number
  readonly madeByName: string
  readonly madeAt: Instant
  readonly endedByName: string | null
  readonly endedBecause: string | null
  readonly endedAt: Instant | null
}

type NewRestriction = Omit<RestrictionRow, 'endedByName' | 'endedBecause' | 'endedAt'>

export async function insertRestriction(tx: Transaction, row: NewRestriction): Promise<void> {
  await tx.query(sql`
    insert into tournaments.restriction (id, target, player_id, tournament_id, reason, until, made_by, made_by_name, made_at)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.tournamentId}, ${row.reason}, ${row.until}, ${row.madeBy},
            ${row.madeByName}, ${row.madeAt})`)
}

/** Restrictions of one player are written one after another. */
export async function lockRestrictions(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`tournaments.restriction:${playerId}`}, 0))`)
}

/** What keeps a player out of a tournament at a moment: a restriction of it or of all. The one that lasts longest. */
export async function findInForce(
  db: Querier,
  asked: {
    readonly target: string
    readonly playerId: number
    readonly tournamentId: string | null
    readonly at: Instant
  },
): Promise<RestrictionRow | undefined> {
  const rows = await db.query<RestrictionRow>(sql`
    select * from tournaments.restriction
     where target = ${asked.target} and player_id = ${asked.playerId} and ended_at is null
       and (until is null or until > ${asked.at})
       and (tournament_id is null or tournament_id = ${asked.tournamentId}::uuid)
     order by until desc nulls first limit 1`)
  return rows[0]
}

/** One in force of exactly this place: a tournament, or all. */
export async function findSame(
  db: Querier,
  asked: {
    readonly target: string
    readonly playerId: number
    readonly tournamentId: string | null
    readonly at: Instant
  },
): Promise<RestrictionRow | undefined> {
  const rows = await db.query<RestrictionRow>(sql`
    select * from tournaments.restriction
     where target = ${asked.target} and player_id = ${asked.playerId} and ended_at is null
       and (until is null or until > ${asked.at}) and tournament_id is not distinct from ${asked.tournamentId}::uuid
     limit 1`)
  return rows[0]
}

export async function lockRestriction(
  tx: Transaction,
  target: string,
  id: string,
): Promise<RestrictionRow | undefined> {
  const rows = await tx.query<RestrictionRow>(sql`
    select * from tournaments.restriction where id = ${id} and target = ${target} for update`)
  return rows[0]
}

export async function endRestriction(
  tx: Transaction,
  id: string,
  end: { readonly at: Instant; readonly byName: string; readonly because: string },
): Promise<void> {
  await tx.query(sql`
    update tournaments.restriction set ended_at = ${end.at}, ended_by_name = ${end.byName}, ended_because = ${end.because}
     where id = ${id}`)
}

/** Newest first, below an id. */
export async function listRestrictions(
  db: Querier,
  asked: {
    readonly target: string
    readonly tournamentId: string | null
    readonly playerId: number | null
    readonly before: string | null
  },
  limit: number,
): Promise<RestrictionRow[]> {
  return db.query<RestrictionRow>(sql`
    select * from tournaments.restriction
     where target = ${asked.target}
       and (${asked.tournamentId}::uuid is null or tournament_id = ${asked.tournamentId}::uuid)
       and (${asked.playerId}::bigint is null or player_id = ${asked.playerId}::bigint)
       and (${asked.before}::uuid is null or id < ${asked.before}::uuid)
     order by id desc limit ${limit}`)
}

/** What kept a player out of tournaments, and until when, oldest first. */
export async function findOwnRestrictions(
  db: Querier,
  playerId: number,
): Promise<Pick<RestrictionRow, 'madeAt' | 'until' | 'reason' | 'endedAt'>[]> {
  return db.query<Pick<RestrictionRow, 'madeAt' | 'until' | 'reason' | 'endedAt'>>(sql`
    select made_at, until, reason, ended_at from tournaments.restriction where player_id = ${playerId} order by made_at`)
}
