import { sql, type Querier, type Transaction } from '../../kernel/index.ts'
import type { StoredEntry } from './stored-entry.ts'

export type MonthState = 'leaving' | 'away' | 'returning'

/** A month that has left, or is about to. */
export type ArchivedMonth = {
  /** Its first day. */
  readonly month: string
  readonly state: MonthState
  readonly manifest: string
  readonly signature: string
  readonly hasTable: boolean
  readonly hasKeys: boolean
  readonly leftAt: Date | null
}

/** Months in the files, the oldest first. */
export async function listArchivedMonths(db: Querier): Promise<ArchivedMonth[]> {
  return db.query<ArchivedMonth>(sql`
    select month, state, manifest, signature, has_table, has_keys, left_at from ledger.archived_month order by month`)
}

export async function insertMonth(
  tx: Transaction,
  month: { readonly month: string; readonly manifest: string; readonly signature: string },
): Promise<void> {
  await tx.query(sql`
    insert into ledger.archived_month (month, state, manifest, signature)
    values (${month.month}, 'leaving', ${month.manifest}, ${month.signature})`)
}

export async function setMonthState(db: Querier, month: string, state: MonthState): Promise<void> {
  await db.query(sql`
    update ledger.archived_month
       set state = ${state}, left_at = case when ${state} = 'away' then now() else left_at end where month = ${month}`)
}

export async function setHasKeys(db: Querier, month: string, hasKeys: boolean): Promise<void> {
  await db.query(sql`update ledger.archived_month set has_keys = ${hasKeys} where month = ${month}`)
}

export async function setHasTable(db: Querier, month: string, hasTable: boolean): Promise<void> {
  await db.query(sql`update ledger.archived_month set has_table = ${hasTable} where month = ${month}`)
}

export async function deleteMonth(db: Querier, month: string): Promise<void> {
  await db.query(sql`delete from ledger.archived_month where month = ${month}`)
}

/** Where an account stood: after its entry `seq`, and the hash over all of its entries up to it, in hexadecimal. */
export type Standing = {
  readonly accountId: number
  readonly seq: number
  readonly balance: number
  readonly staked: number
  readonly won: number
  readonly hash: string
}

/** Last sequence number in the files of each of these accounts; accounts without entries there are left out. */
export async function findArchivedUpTo(
  db: Querier,
  accountIds: readonly number[],
): Promise<{ readonly accountId: number; readonly seq: number }[]> {
  return db.query<{ accountId: number; seq: number }>(sql`
    select account_id, seq from ledger.archived_account where account_id = any(${[...accountIds]}::bigint[])`)
}

export async function listStandings(
  db: Querier,
  { from, below }: { readonly from: number; readonly below: number },
): Promise<Standing[]> {
  return db.query<Standing>(sql`
    select account_id, seq, balance, staked, won, encode(hash, 'hex') as hash from ledger.archived_account
     where account_id >= ${from} and account_id < ${below} order by account_id`)
}

export async function saveStandings(tx: Transaction, standings: readonly Standing[]): Promise<void> {
  await tx.query(sql`
    insert into ledger.archived_account (account_id, seq, balance, staked, won, hash)
    select account_id, seq, balance, staked, won, decode(hash, 'hex')
      from unnest(${standings.map((one) => one.accountId)}::bigint[], ${standings.map((one) => one.seq)}::bigint[],
                  ${standings.map((one) => one.balance)}::bigint[], ${standings.map((one) => one.staked)}::bigint[],
                  ${standings.map((one) => one.won)}::bigint[], ${standings.map((one) => one.hash)}::text[])
             as s (account_id, seq, balance, staked, won, hash)
    on conflict (account_id) do update
       set seq = excluded.seq, balance = excluded.balance, staked = excluded.staked, won = excluded.won, hash = excluded.hash`)
}

/** Accounts without entries in the files before a month that is restored. */
export async function deleteStandings(tx: Transaction): Promise<void> {
  await tx.query(sql`delete from ledger.archived_account where seq = 0`)
}

/** An account with entries that are about to leave. */
export type LeavingAccount = Standing & {
  readonly path: string
  readonly currency: string
  /** Sequence number up to which it is proved. */
  readonly provenSeq: number
  /** Its first entry of a later month: entries from this number on stay. */
  readonly laterSeq: number | null
}

export async function findLeavingAccounts(
  db: Querier,
  accountIds: readonly number[],
  end: Date,
): Promise<LeavingAccount[]> {
  return db.query<LeavingAccount>(sql`
    select a.id as account_id, a.path, a.currency, coalesce(s.seq, 0) as seq, coalesce(s.balance, 0) as balance,
           coalesce(s.staked, 0) as staked, coalesce(s.won, 0) as won, coalesce(encode(s.hash, 'hex'), '') as hash,
           coalesce(p.seq, 0) as proven_seq,
           (select e.seq from ledger.entry e where e.account_id = a.id and e.created_at >= ${end} order by e.seq limit 1) as later_seq
      from ledger.account a
      left join ledger.archived_account s on s.account_id = a.id
      left join ledger.proven p on p.account_id = a.id
     where a.id = any(${[...accountIds]}::bigint[])`)
}

/**
 * Entries that were booked before an instant and are in no file yet, by account and number, after a position: as
 * `ledger.bytes_of` gives them, one after the other.
 */
export async function listLeaving(
  db: Querier,
  asked: {
    readonly end: Date
    readonly after: { readonly accountId: number; readonly seq: number }
    readonly limit: number
  },
): Promise<Buffer> {
  const { end, after, limit } = asked
  const [row] = await db.query<{ records: Buffer }>(sql`
    select coalesce(string_agg(uuid_send(p.reference) || int8send(p.account_id) || int8send(p.seq) || int8send(p.debit) || int8send(p.credit)
             || int8send(p.balance_after) || int8send(p.series_id) || timestamptz_send(p.created_at) || int8send(p.contra_id)
             || int4send(p.ordinal) || int2send(p.kind), ''::bytea), ''::bytea) as records
      from (select e.reference, e.account_id, e.seq, e.debit, e.credit, e.balance_after, e.series_id, e.created_at, e.contra_id, e.ordinal, e.kind
              from ledger.entry e left join ledger.archived_account s on s.account_id = e.account_id
             where e.created_at < ${end} and (e.account_id, e.seq) > (${after.accountId}::bigint, ${after.seq}::bigint)
               and e.seq > coalesce(s.seq, 0)
             order by e.account_id, e.seq limit ${limit}) p`)
  return row?.records ?? Buffer.alloc(0)
}

/**
 * Entries that are in the files and in the database: movements that stay, and entries that a slow clock has dated too
 * early.
 */
export async function listKept(
  db: Querier,
  asked: {
    readonly from: number
    readonly below: number
    readonly end: Date
    readonly after: { readonly accountId: number; readonly seq: number }
    readonly limit: number
  },
): Promise<StoredEntry[]> {
  const { from, below, end, after, limit } = asked
  return db.query<StoredEntry>(sql`
    select e.reference, e.account_id, e.seq, e.debit, e.credit, e.balance_after, e.series_id,
           coalesce((extract(epoch from e.created_at) * 1000000)::bigint, 0) as at, e.contra_id, e.ordinal, e.kind
      from ledger.entry e join ledger.archived_account s on s.account_id = e.account_id and e.seq <= s.seq
     where e.created_at < ${end} and e.account_id >= ${from} and e.account_id < ${below}
       and (e.account_id, e.seq) > (${after.accountId}::bigint, ${after.seq}::bigint)
     order by e.account_id, e.seq limit ${limit}`)
}

/** First days of the months whose whole partitions are in the books, the oldest first. */
export async function listPresentMonths(db: Querier): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select c.relname::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'ledger.entry'::regclass and c.relname ~ '^entry_[0-9]{4}_[0-9]{2}$' order by 1`)
  return rows.map(({ name }) => `${name.slice(6, 10)}-${name.slice(11)}-01`)
}

export async function hasEntriesWithin(db: Querier, from: Date, before: Date): Promise<boolean> {
  const rows = await db.query(sql`
    select from ledger.entry where created_at >= ${from} and created_at < ${before} limit 1`)
  return rows.length > 0
}

/** Whether an instant is past by the clock of the database. */
export async function isPast(db: Querier, instant: Date): Promise<boolean> {
  const [row] = await db.query<{ isPast: boolean }>(sql`select clock_timestamp() >= ${instant}::timestamptz as is_past`)
  return row?.isPast === true
}

/** Time of the last full check, and its number of differences. */
export async function findFullCheck(
  db: Querier,
): Promise<{ readonly checkedAt: Date; readonly differences: number } | undefined> {
  const [row] = await db.query<{ checkedAt: Date; differences: number }>(sql`
    select checked_at, coalesce(jsonb_array_length(differences), 0) as differences from ledger.books_check
     where since is null order by id desc limit 1`)
  return row
}

/** Fails when the connection is lost. */
export async function askOnce(tx: Transaction): Promise<void> {
  await tx.query(sql`select`)
}

/** Sets a short lock timeout: other sessions queue behind one that waits for the table. */
export async function limitWaiting(tx: Transaction): Promise<void> {
  await tx.query(sql`set local lock_timeout = '400ms'`)
}

export async function detachMonth(tx: Transaction, month: string): Promise<void> {
  await tx.query(sql`select ledger.detach_month(${month}::date)`)
}

export async function attachMonth(tx: Transaction, month: string): Promise<void> {
  await tx.query(sql`select ledger.attach_month(${month}::date)`)
}

export async function makeMonthAgain(tx: Transaction, month: string): Promise<void> {
  await tx.query(sql`select ledger.make_month_again(${month}::date)`)
}

export async function refillMonth(tx: Transaction, month: string, entries: readonly StoredEntry[]): Promise<void> {
  const rows = entries.map((one) => ({
    ...one,
    account_id: one.accountId,
    balance_after: one.balanceAfter,
    series_id: one.seriesId,
    contra_id: one.contraId,
  }))
  await tx.query(sql`select ledger.refill_month(${month}::date, ${JSON.stringify(rows)}::jsonb)`)
}

export async function dropMonth(tx: Transaction, month: string): Promise<void> {
  await tx.query(sql`select ledger.drop_month(${month}::date)`)
}

/** @param olderThan references that sort before it are looked up in the files */
export async function hasKeysApart(db: Querier, month: string, olderThan: string): Promise<boolean> {
  const [row] = await db.query<{ isApart: boolean }>(sql`
    select ledger.has_keys_apart(${month}::date, ${olderThan}::uuid) as is_apart`)
  return row?.isApart === true
}

export async function beginKeptKeys(tx: Transaction, month: string): Promise<void> {
  await tx.query(sql`select ledger.begin_kept_keys(${month}::date)`)
}

/** @returns how many keys are deleted */
export async function copyKeptKeys(db: Querier, month: string): Promise<number> {
  const [row] = await db.query<{ leaving: number }>(sql`select ledger.copy_kept_keys(${month}::date) as leaving`)
  return row?.leaving ?? 0
}

export async function takeKeptKeys(tx: Transaction, month: string): Promise<void> {
  await tx.query(sql`select ledger.take_kept_keys(${month}::date)`)
}

export async function dropKeptKeys(tx: Transaction, month: string): Promise<void> {
  await tx.query(sql`select ledger.drop_kept_keys(${month}::date)`)
}

/** @returns how many partitions became one */
export async function mergeKeyMonths(tx: Transaction, most: number): Promise<number> {
  const [row] = await tx.query<{ merged: number }>(sql`select coalesce(ledger.merge_key_months(${most}), 0) as merged`)
  return row?.merged ?? 0
}

export async function forgetKeysElsewhere(
  db: Querier,
  month: string,
  { from, below }: Stretch,
  olderThan: string,
): Promise<void> {
  await db.query(sql`select ledger.forget_keys_elsewhere(${month}::date, ${from}, ${below}, ${olderThan}::uuid)`)
}

type Stretch = { readonly from: number; readonly below: number }

/** @param olderThan references that sort before it are looked up in the files */
export async function forgetKeys(
  db: Querier,
  month: string,
  { from, below }: Stretch,
  olderThan: string,
): Promise<void> {
  await db.query(sql`select ledger.forget_keys(${month}::date, ${from}, ${below}, ${olderThan}::uuid)`)
}

export async function renewKeys(db: Querier, month: string, { from, below }: Stretch): Promise<void> {
  await db.query(sql`select ledger.renew_keys(${month}::date, ${from}, ${below})`)
}

/** Where references with a key are booked; those without one are only in the files. */
export async function findKeys(
  db: Querier,
  references: readonly string[],
): Promise<{ readonly reference: string; readonly accountId: number; readonly seq: number }[]> {
  return db.query<{ reference: string; accountId: number; seq: number }>(sql`
    select reference, account_id, seq from ledger.movement_key where reference = any(${[...references]}::uuid[])`)
}
