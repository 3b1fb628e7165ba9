import type { Scoring } from '#contract/shapes/tournaments.ts'
import { sql, type Instant, type Querier, type Transaction } from '../../kernel/index.ts'

export type HallRow = {
  readonly id: string
  readonly target: string
  readonly name: string
  readonly places: number
  readonly isShown: boolean
  readonly createdBy: number
  readonly createdAt: Instant
  readonly changedAt: Instant
  readonly idempotencyKey: string | null
}

/** False if the same person has used this key. */
export async function insertHall(tx: Transaction, row: HallRow): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into tournaments.hall (id, target, name, places, is_shown, created_by, created_at, changed_at, idempotency_key)
    values (${row.id}, ${row.target}, ${row.name}, ${row.places}, ${row.isShown}, ${row.createdBy}, ${row.createdAt},
            ${row.changedAt}, ${row.idempotencyKey})
    on conflict (created_by, idempotency_key) where idempotency_key is not null do nothing
    returning id`)
  return rows.length === 1
}

export async function findHallByKey(db: Querier, createdBy: number, key: string | null): Promise<HallRow | undefined> {
  const rows = await db.query<HallRow>(sql`
    select * from tournaments.hall where created_by = ${createdBy} and idempotency_key = ${key}`)
  return rows[0]
}

export async function findHall(db: Querier, target: string, id: string): Promise<HallRow | undefined> {
  const rows = await db.query<HallRow>(sql`select * from tournaments.hall where id = ${id} and target = ${target}`)
  return rows[0]
}

export async function lockHall(tx: Transaction, target: string, id: string): Promise<HallRow | undefined> {
  const rows = await tx.query<HallRow>(sql`
    select * from tournaments.hall where id = ${id} and target = ${target} for update`)
  return rows[0]
}

export async function updateHall(
  tx: Transaction,
  id: string,
  row: Pick<HallRow, 'name' | 'places' | 'isShown' | 'changedAt'>,
): Promise<void> {
  await tx.query(sql`
    update tournaments.hall set name = ${row.name}, places = ${row.places}, is_shown = ${row.isShown}, changed_at = ${row.changedAt}
     where id = ${id}`)
}

/** Newest first, before an id. */
export async function listHalls(
  db: Querier,
  { target, before, isAll }: { readonly target: string; readonly before: string | null; readonly isAll: boolean },
  limit: number,
): Promise<HallRow[]> {
  return db.query<HallRow>(sql`
    select * from tournaments.hall
     where target = ${target} and (${before}::uuid is null or id < ${before}::uuid) and (${isAll}::boolean or is_shown)
     order by id desc limit ${limit}`)
}

export type FameRow = {
  readonly hallId: string
  readonly roundId: string
  readonly tournamentName: string
  readonly number: number
  readonly publishedAt: Instant
  readonly place: number
  readonly playerId: number
  readonly isAnonymous: boolean
  readonly alias: number
  readonly score: number
  readonly scoring: Scoring
}

/** The entries of some halls: the first places of published rounds, newest round first. */
export async function listFame(db: Querier, hallIds: readonly string[], roundsMax: number): Promise<FameRow[]> {
  return db.query<FameRow>(sql`
    select * from (
      select h.id as hall_id, r.id as round_id, t.name as tournament_name, r.number, r.published_at, s.place, s.player_id,
             e.is_anonymous, e.alias, s.score, terms.scoring,
             dense_rank() over (partition by h.id order by r.published_at desc, r.id desc) as newness
        from tournaments.hall h
        join tournaments.tournament t on t.hall_id = h.id
        join tournaments.round r on r.tournament_id = t.id and r.state in ('published', 'paid')
        join tournaments.terms terms on terms.tournament_id = r.tournament_id and terms.version = r.version
        join tournaments.result s on s.round_id = r.id and s.place <= h.places
        join tournaments.entry e on e.round_id = r.id and e.player_id = s.player_id
       where h.id = any(${[...hallIds]}::uuid[])) famed
     where newness <= ${roundsMax} order by published_at desc, round_id desc, place`)
}
