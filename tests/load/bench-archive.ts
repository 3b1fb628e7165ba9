import type { KeyObject } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, sql, systemClock, type Database } from '#server/kernel/index.ts'
import { archiveMonth, checkBooks, checkSince, findEntry, listEntries } from '#server/ledger/index.ts'

const ACCOUNTS = 500
const MONTHS_AGO = 14

type Needs = {
  readonly url: string
  readonly folder: string
  readonly rounds: number
  readonly signingKey: KeyObject
  readonly publicKey: KeyObject
  readonly say: (line: string) => void
  readonly timed: <T>(what: string, work: () => Promise<T>) => Promise<T>
}

/** A closed month of rounds as they are played, with stakes, wins and balances that vary: bytes of a round before it leaves and after it. */
export async function benchArchive({ url, folder, rounds, signingKey, publicKey, say, timed }: Needs): Promise<void> {
  const db = openDatabase({ url, connections: 4, applicationName: 'bench-archive', parquetFolder: folder })
  try {
    const [{ month } = { month: '' }] = await db.query<{ month: string }>(sql`
      select to_char(now() - make_interval(months => ${MONTHS_AGO}), 'YYYY-MM') as month`)
    const day = `${month}-01`
    await db.query(sql`select ledger.make_partitions(${day}::date, 1)`)
    await db.query(sql`select ledger.make_key_months(${day}::date, 1)`)
    await fillMonth(db, day, Math.ceil(rounds / ACCOUNTS))
    await db.query({ text: 'vacuum analyze ledger.entry, ledger.movement_key, ledger.balance', values: [] })
    const before = await readSizes(db, day)
    say(`month ${month}: ${before.entries} entries, ${before.keys} keys in the database`)
    const each = (bytes: number) => `${(bytes / before.entries).toFixed(1)} bytes a round`
    say(
      `  in the database: ${each(before.entryBytes)} of entries with indexes, ${each((before.keyBytes / before.keys) * before.entries)} of keys`,
    )
    const trust = { publicKeys: [publicKey] }
    await timed('check of it', () => checkSince({ db, clock: systemClock, trust, signingKey }))
    const [sample] = await db.query<{ reference: string; accountId: number }>(sql`
      select reference, account_id from ledger.entry where created_at >= ${day}::date and kind = 1 and created_at < ${day}::date + 20 limit 1`)
    const files = db.parquet
    if (!files || !sample) throw new Error('There is something to leave.')
    const needs = { db, files, clock: systemClock, trust, signingKey, afterMonths: 2, quietMs: 0 }
    await timed('archive', () => archiveMonth({ ...needs, say: (line) => say(`  ${line}`) }, month))
    for (const file of readdirSync(join(folder, month)))
      say(`  ${file}: ${each(statSync(join(folder, month, file)).size)}`)
    await db.query({ text: 'vacuum analyze ledger.movement_key', values: [] })
    const after = await readSizes(db, day)
    say(
      `  left in the database: ${each(after.keptBytes)} of movements other than rounds, ${before.keys - after.keys} keys fewer, ${before.keyBytes - after.keyBytes} bytes of keys given back`,
    )
    await timed('a round by its reference, the first', () => findEntry(db, sample.reference))
    await timed('a round by its reference', () => findEntry(db, sample.reference))
    await timed('50 entries of an account', () => listEntries(db, { accountId: sample.accountId, limit: 50 }))
    const full = await timed('full check', () => checkBooks(db, systemClock, { trust }))
    say(`  ${full.differences.length} differences`)
  } finally {
    await db.close()
  }
}

async function fillMonth(db: Database, day: string, each: number): Promise<void> {
  await db.query(sql`
    with house as (select id from ledger.account where path = 'house:CZK:stakes'
    ), made as (
      insert into ledger.account (path, currency) select 'bench-past:' || n, 'CZK' from generate_series(1, ${ACCOUNTS}) n returning id
    ), round as (
      select m.id as account_id, n + 1 as seq, (array[10, 20, 50, 100, 200, 500])[1 + floor(random() * 6)::integer] as stake,
             case when random() < 0.25 then floor(random() * 1200)::bigint else 0 end as win,
             ${day}::date + interval '1 day' + (n + random()) * (interval '26 days' / ${each}) as created_at, n
        from made m, generate_series(0, ${each}) n
    ), movement as (
      select account_id, seq, case when n = 0 then 0 else stake end as debit, case when n = 0 then 1000000000 else win end as credit,
             created_at, n, uuidv7(created_at - now()) as reference, case when n = 0 then 4 else 1 end as kind
        from round
    ), chained as materialized (
      select *, sum(credit - debit) over (partition by account_id order by seq) as balance_after from movement
    ), keyed as (
      insert into ledger.movement_key select reference, account_id, seq, created_at from chained order by created_at
    ), written as (
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      select reference, account_id, seq, debit, credit, balance_after, case when n = 0 then 0 else account_id * 40 + n / 150 end,
             created_at, house.id, n % 150, kind from chained, house order by created_at
    )
    insert into ledger.balance (account_id, balance, seq, staked, won)
    select account_id, sum(credit - debit), max(seq), sum(debit), coalesce(sum(credit) filter (where kind = 1), 0)
      from chained group by account_id`)
}

async function readSizes(db: Database, day: string) {
  const name = `ledger.entry_${day.slice(0, 4)}_${day.slice(5, 7)}`
  const [sizes] = await db.query<{
    entries: number
    entryBytes: number
    keptBytes: number
    keys: number
    keyBytes: number
  }>(sql`
    select (select count(*) from ledger.entry where created_at >= ${day}::date and created_at < ${day}::date + interval '1 month') as entries,
           coalesce(pg_total_relation_size(to_regclass(${name})), 0) as entry_bytes,
           coalesce(pg_total_relation_size(to_regclass(${`${name}_kept`})), 0) as kept_bytes,
           (select count(*) from ledger.movement_key) as keys,
           (select sum(pg_total_relation_size(inhrelid))::bigint from pg_inherits
             where inhparent = 'ledger.movement_key'::regclass) as key_bytes`)
  if (!sizes) throw new Error('Sizes are told.')
  return sizes
}
