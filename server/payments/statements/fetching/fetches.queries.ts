import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { StatementBank } from './statement-bank.ts'

export type WatchedAccount = { readonly iban: string; readonly askedAt: Instant; readonly wholeUntil: string | null }

export async function findWatched(db: Querier, iban: string): Promise<WatchedAccount | undefined> {
  const rows = await db.query<WatchedAccount>(sql`select * from payments.watched_account where iban = ${iban}`)
  return rows[0]
}

/** Serializes requests for an account. */
export async function lockWatched(tx: Transaction, iban: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`payments.watched-account ${iban}`}, 0))`)
}

export async function recordFetch(tx: Transaction, iban: string, askedAt: Instant): Promise<void> {
  await tx.query(sql`
    insert into payments.watched_account (iban, asked_at) values (${iban}, ${askedAt})
    on conflict (iban) do update set asked_at = excluded.asked_at`)
}

/** All days up to this one are complete. */
export async function recordCompleteUntil(tx: Transaction, iban: string, wholeUntil: string): Promise<void> {
  await tx.query(sql`update payments.watched_account set whole_until = ${wholeUntil} where iban = ${iban}`)
}

export type FetchRow = {
  readonly id: number
  readonly iban: string
  readonly bank: StatementBank['name']
  readonly fromDay: string
  readonly toDay: string
  readonly firstAt: Instant
  readonly fetchedAt: Instant
  readonly times: number
  readonly outcome: 'taken' | 'unchanged' | 'failed'
  readonly problem: string | null
  readonly items: number
}

export type NewFetch = Omit<FetchRow, 'id' | 'firstAt' | 'times'>

export async function insertFetch(tx: Transaction, row: NewFetch): Promise<void> {
  await tx.query(sql`
    insert into payments.statement_fetch (iban, bank, from_day, to_day, first_at, fetched_at, outcome, problem, items)
    values (${row.iban}, ${row.bank}, ${row.fromDay}, ${row.toDay}, ${row.fetchedAt}, ${row.fetchedAt}, ${row.outcome},
            ${row.problem}, ${row.items})`)
}

/** Counts another request with the same outcome. */
export async function repeatFetch(tx: Transaction, id: number, again: NewFetch): Promise<void> {
  await tx.query(sql`
    update payments.statement_fetch
       set fetched_at = ${again.fetchedAt}, from_day = ${again.fromDay}, to_day = ${again.toDay}, times = times + 1
     where id = ${id}`)
}

/** Newest first. */
export async function listFetches(db: Querier, iban: string, limit: number): Promise<FetchRow[]> {
  return db.query<FetchRow>(sql`
    select * from payments.statement_fetch where iban = ${iban} order by id desc limit ${limit}`)
}
