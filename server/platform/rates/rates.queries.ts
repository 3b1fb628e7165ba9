import { sql, type Instant, type Querier, type Transaction } from '../../kernel/index.ts'
import type { ListedRate, RateList, RateSource } from './rate-list.ts'

export type Rate = ListedRate & { readonly validOn: string; readonly source: RateSource; readonly fetchedAt: Instant }

/** Each bank's list that was valid on a day: the newest that is not of a later day. */
export async function findRatesOn(db: Querier, day: string): Promise<Rate[]> {
  return db.query<Rate>(sql`
    select from_currency as "from", to_currency as "to", trim_scale(rate)::text as rate, valid_on, source, fetched_at
      from platform.exchange_rate r
     where valid_on = (select max(valid_on) from platform.exchange_rate
                        where source = r.source and valid_on <= ${day}::date)
     order by source, from_currency, to_currency`)
}

/** The newest list of one bank; undefined before the first. */
export async function findNewestList(db: Querier, source: RateSource): Promise<RateList | undefined> {
  const rates = await db.query<ListedRate & { validOn: string }>(sql`
    select from_currency as "from", to_currency as "to", trim_scale(rate)::text as rate, valid_on
      from platform.exchange_rate
     where source = ${source} and valid_on = (select max(valid_on) from platform.exchange_rate where source = ${source})
     order by from_currency, to_currency`)
  const validOn = rates[0]?.validOn
  return validOn === undefined ? undefined : { source, validOn, rates: rates.map(({ validOn: _, ...rate }) => rate) }
}

export async function insertList(tx: Transaction, list: RateList, fetchedAt: Instant): Promise<void> {
  await tx.query(sql`
    insert into platform.exchange_rate (source, valid_on, from_currency, to_currency, rate, fetched_at)
    select ${list.source}, ${list.validOn}, one->>'from', one->>'to', (one->>'rate')::numeric, ${fetchedAt}
      from jsonb_array_elements(${JSON.stringify(list.rates)}::jsonb) one`)
}

/** Serializes storing of a bank's lists. */
export async function lockSource(tx: Transaction, source: RateSource): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`platform.rates ${source}`}, 0))`)
}

export type FetchOutcome = 'stored' | 'unchanged' | 'held' | 'failed'

export type FetchRow = {
  readonly id: number
  readonly source: RateSource
  readonly fetchedAt: Instant
  readonly outcome: FetchOutcome
  readonly problem: string | null
  readonly validOn: string | null
  readonly heldList: readonly ListedRate[] | null
  readonly acceptedAt: Instant | null
  readonly acceptedByName: string | null
  readonly explanation: string | null
}

export async function findLastFetch(db: Querier, source: RateSource): Promise<FetchRow | undefined> {
  const rows = await db.query<FetchRow>(sql`
    select * from platform.rate_fetch where source = ${source} order by id desc limit 1`)
  return rows[0]
}

export type NewFetch = Pick<FetchRow, 'source' | 'fetchedAt' | 'outcome' | 'problem' | 'validOn' | 'heldList'>

export async function insertFetch(tx: Transaction, row: NewFetch): Promise<void> {
  await tx.query(sql`
    insert into platform.rate_fetch (source, fetched_at, outcome, problem, valid_on, held_list)
    values (${row.source}, ${row.fetchedAt}, ${row.outcome}, ${row.problem}, ${row.validOn},
            ${row.heldList === null ? null : JSON.stringify(row.heldList)}::jsonb)`)
}

/** Counts another request with the same outcome. */
export async function repeatFetch(tx: Transaction, id: number, fetchedAt: Instant): Promise<void> {
  await tx.query(sql`update platform.rate_fetch set fetched_at = ${fetchedAt} where id = ${id}`)
}

/** Newest first. */
export async function listFetches(db: Querier, limit: number): Promise<FetchRow[]> {
  return db.query<FetchRow>(sql`select * from platform.rate_fetch order by id desc limit ${limit}`)
}

export async function lockFetch(tx: Transaction, id: number): Promise<FetchRow | undefined> {
  const rows = await tx.query<FetchRow>(sql`select * from platform.rate_fetch where id = ${id} for update`)
  return rows[0]
}

export type Acceptance = {
  readonly at: Instant
  readonly userId: number
  readonly userName: string
  readonly explanation: string
}

export async function acceptFetch(tx: Transaction, id: number, by: Acceptance): Promise<void> {
  await tx.query(sql`
    update platform.rate_fetch
       set accepted_at = ${by.at}, accepted_by = ${by.userId}, accepted_by_name = ${by.userName},
           explanation = ${by.explanation}
     where id = ${id}`)
}
