import type { Prize, Scoring } from '#contract/shapes/tournaments.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '../kernel/index.ts'

export type TournamentRow = {
  readonly id: string
  readonly target: string
  readonly market: string
  readonly currency: CurrencyCode
  readonly name: string
  readonly about: string
  readonly hallId: string | null
  readonly version: number
  readonly createdBy: number
  readonly createdAt: Instant
  readonly idempotencyKey: string | null
}

export type TermsRow = {
  readonly tournamentId: string
  readonly version: number
  readonly gameKeys: readonly string[]
  readonly scoring: Scoring
  readonly stakeMin: number
  readonly countsFree: boolean
  readonly countsBonus: boolean
  readonly prizes: readonly Prize[]
  readonly writtenBy: number
  readonly writtenByName: string
  readonly writtenAt: Instant
}

/** False if the same person has used this key. */
export async function insertTournament(tx: Transaction, row: TournamentRow): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into tournaments.tournament (id, target, market, currency, name, about, hall_id, version, created_by, created_at,
                                        idempotency_key)
    values (${row.id}, ${row.target}, ${row.market}, ${row.currency}, ${row.name}, ${row.about}, ${row.hallId},
            ${row.version}, ${row.createdBy}, ${row.createdAt}, ${row.idempotencyKey})
    on conflict (created_by, idempotency_key) where idempotency_key is not null do nothing
    returning id`)
  return rows.length === 1
}

export async function findByKey(
  db: Querier,
  createdBy: number,
  key: string | null,
): Promise<TournamentRow | undefined> {
  const rows = await db.query<TournamentRow>(sql`
    select * from tournaments.tournament where created_by = ${createdBy} and idempotency_key = ${key}`)
  return rows[0]
}

export async function updateTournament(
  tx: Transaction,
  id: string,
  row: Pick<TournamentRow, 'name' | 'about' | 'hallId' | 'version'>,
): Promise<void> {
  await tx.query(sql`
    update tournaments.tournament set name = ${row.name}, about = ${row.about}, hall_id = ${row.hallId}, version = ${row.version}
     where id = ${id}`)
}

export async function findTournament(db: Querier, target: string, id: string): Promise<TournamentRow | undefined> {
  const rows = await db.query<TournamentRow>(sql`
    select * from tournaments.tournament where id = ${id} and target = ${target}`)
  return rows[0]
}

/** The same, locked until the end of the transaction: nobody else changes it or plans a round of it. */
export async function lockTournament(tx: Transaction, target: string, id: string): Promise<TournamentRow | undefined> {
  const rows = await tx.query<TournamentRow>(sql`
    select * from tournaments.tournament where id = ${id} and target = ${target} for update`)
  return rows[0]
}

/** Newest first, before an id. @param isAll includes those without a round */
export async function listTournaments(
  db: Querier,
  { target, before, isAll }: { readonly target: string; readonly before: string | null; readonly isAll: boolean },
  limit: number,
): Promise<TournamentRow[]> {
  return db.query<TournamentRow>(sql`
    select * from tournaments.tournament t
     where target = ${target} and (${before}::uuid is null or id < ${before}::uuid)
       and (${isAll}::boolean or exists (select from tournaments.round r where r.tournament_id = t.id))
     order by id desc limit ${limit}`)
}

export async function insertTerms(tx: Transaction, row: TermsRow): Promise<void> {
  await tx.query(sql`
    insert into tournaments.terms (tournament_id, version, game_keys, scoring, stake_min, counts_free, counts_bonus, prizes,
                                   written_by, written_by_name, written_at)
    values (${row.tournamentId}, ${row.version}, ${[...row.gameKeys]}::text[], ${JSON.stringify(row.scoring)}::jsonb,
            ${row.stakeMin}, ${row.countsFree}, ${row.countsBonus}, ${JSON.stringify(row.prizes)}::jsonb, ${row.writtenBy},
            ${row.writtenByName}, ${row.writtenAt})`)
}

/** The rules of some tournaments, each in one version. */
export async function findTerms(
  db: Querier,
  keys: readonly { readonly tournamentId: string; readonly version: number }[],
): Promise<TermsRow[]> {
  return db.query<TermsRow>(sql`
    select * from tournaments.terms
     where (tournament_id, version) in (
       select * from unnest(${keys.map(({ tournamentId }) => tournamentId)}::uuid[], ${keys.map(({ version }) => version)}::integer[]))`)
}
