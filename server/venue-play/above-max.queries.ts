import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { isCountedStake } from './counted-stakes.queries.ts'

export type AboveMaxRow = {
  readonly factId: string
  readonly venueId: string
  readonly maxMinor: number
  readonly ruleId: string
  readonly packId: string
  readonly recordedAt: Instant
}

type OfDay = { readonly venueId: string; readonly since: Instant }

async function insertStake(tx: Transaction, row: AboveMaxRow): Promise<void> {
  await tx.query(sql`
    insert into venue_play.stake_above_max (fact_id, venue_id, max_minor, rule_id, pack_id, recorded_at)
    values (${row.factId}, ${row.venueId}, ${row.maxMinor}, ${row.ruleId}, ${row.packId}, ${row.recordedAt})`)
}

async function insertWin(tx: Transaction, row: AboveMaxRow): Promise<void> {
  await tx.query(sql`
    insert into venue_play.win_above_max (fact_id, venue_id, max_minor, rule_id, pack_id, recorded_at)
    values (${row.factId}, ${row.venueId}, ${row.maxMinor}, ${row.ruleId}, ${row.packId}, ${row.recordedAt})`)
}

/** Until the end of the transaction no other one records any of the venue. */
async function takeTurn(tx: Transaction, venueId: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`stakes above the maximum ${venueId}`}, 0))`)
}

async function countStakes(tx: Transaction, { venueId, since }: OfDay): Promise<number> {
  await takeTurn(tx, venueId)
  const rows = await tx.query<{ count: number }>(sql`
    select count(*) as count from venue_play.stake_above_max
     where venue_id = ${venueId}::uuid and recorded_at >= ${since}`)
  return rows[0]?.count ?? 0
}

async function countWins(tx: Transaction, { venueId, since }: OfDay): Promise<number> {
  await takeTurn(tx, venueId)
  const rows = await tx.query<{ count: number }>(sql`
    select count(*) as count from venue_play.win_above_max
     where venue_id = ${venueId}::uuid and recorded_at >= ${since}`)
  return rows[0]?.count ?? 0
}

/**
 * `insert` records one. `count` is the number of those of a venue since an instant: no other transaction counts until the end of this
 * one.
 */
export const stakes = { insert: insertStake, count: countStakes }
export const wins = { insert: insertWin, count: countWins }

export type FactAboveMaxRow = {
  readonly id: string
  readonly terminalId: string | null
  readonly at: Instant
  readonly recordedAt: Instant
  readonly amountMinor: number
  readonly maxMinor: number
  readonly ruleId: string
}

type Recent = { readonly venueId: string; readonly since: Instant; readonly limit: number }

/** Such stakes that were reported since an instant and not rolled back, newest first. */
export async function findStakesAboveMax(db: Querier, of: Recent): Promise<FactAboveMaxRow[]> {
  return db.query<FactAboveMaxRow>(sql`
    select f.id, f.terminal_id, f.at, m.recorded_at, f.amount_minor, m.max_minor, m.rule_id
      from venue_play.stake_above_max m join venue_play.fact f on f.id = m.fact_id
     where m.venue_id = ${of.venueId}::uuid and m.recorded_at > ${of.since} and ${isCountedStake}
     order by m.recorded_at desc limit ${of.limit}`)
}

/** Such wins that were reported since an instant, newest first. */
export async function findWinsAboveMax(db: Querier, of: Recent): Promise<FactAboveMaxRow[]> {
  return db.query<FactAboveMaxRow>(sql`
    select f.id, f.terminal_id, f.at, m.recorded_at, f.amount_minor, m.max_minor, m.rule_id
      from venue_play.win_above_max m join venue_play.fact f on f.id = m.fact_id
     where m.venue_id = ${of.venueId}::uuid and m.recorded_at > ${of.since}
     order by m.recorded_at desc limit ${of.limit}`)
}
