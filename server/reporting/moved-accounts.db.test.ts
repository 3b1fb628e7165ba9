import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playedRounds } from '#server/game-rounds/index.ts'
import { watchReturns } from '#server/game-catalogue/index.ts'
import { countBooks } from './count-books.ts'
import { countPlay } from '../risk/measuring/count-play.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { sql, type Database, type Querier, type Sql } from '../kernel/index.ts'
import { checkSince, openMovedAccounts } from '../ledger/index.ts'

// Frequent jobs read only what was played since the last run, whatever the number of accounts: PostgreSQL plans here
// for a million accounts and 200 million entries.

const ACCOUNTS = 3_000
const ENTRIES = 30_000
/** Accounts that moved in the last minutes. */
const MOVED = 20

let db: TestDatabase
let nowMs = Date.now()
const clock = { now: () => new Date(nowMs) }

beforeAll(async () => {
  db = await testDatabase()
  await db.query(sql`insert into ledger.account (path, currency)
    select 'player:' || n || ':cash', 'CZK' from generate_series(1, ${ACCOUNTS}::integer) n`)
  await db.query(sql`insert into ledger.account (path, currency) values ('gateway:x:clearing', 'CZK')`)
  // In the order of their time, as they are written: the last ones are of a few accounts.
  await db.query(sql`
    insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
    select gen_random_uuid(), account_id, row_number() over (partition by account_id order by n), 0, 10,
           10 * row_number() over (partition by account_id order by n), 0, at, ${ACCOUNTS + 1}::bigint, 0, 2
      from (select n, case when n > ${ENTRIES} then n % ${MOVED}::integer else n % ${ACCOUNTS}::integer end + 1 as account_id,
                   case when n > ${ENTRIES} then ${clock.now()}::timestamptz
                        else ${clock.now()}::timestamptz - interval '2 hours' - make_interval(secs => (${ENTRIES}::integer - n)) end as at
              from generate_series(1, ${ENTRIES + 100}::integer) n) made
     order by n`)
  await db.query(sql`insert into ledger.balance (account_id, balance, seq, day)
    select account_id, max(balance_after), max(seq), current_date from ledger.entry group by account_id`)
  await db.query(sql`insert into ledger.movement_key select reference, account_id, seq, created_at from ledger.entry`)
  for (const table of ['reporting.cursor', 'game_catalogue.drift_cursor'])
    await db.query({
      text: `insert into ${table} (account_id, seq, read_to) select account_id, seq, now() from ledger.balance where account_id > ${MOVED}`,
      values: [],
    })
  await db.query({ text: 'vacuum analyze ledger.entry', values: [] })
  for (const table of ['ledger.balance', 'ledger.movement_key', 'reporting.cursor', 'game_catalogue.drift_cursor'])
    await db.query({ text: `analyze ${table}`, values: [] })
  await db.query(sql`update pg_class set reltuples = 1000000
    where oid in ('ledger.balance'::regclass, 'reporting.cursor'::regclass, 'game_catalogue.drift_cursor'::regclass)`)
  await db.query(sql`update pg_class set reltuples = reltuples * ${200_000_000 / ENTRIES}::float8
    where oid in (select inhrelid from pg_inherits
                   where inhparent in ('ledger.entry'::regclass, 'ledger.movement_key'::regclass)) and reltuples > 0`)
  const months = await db.query<{ name: string }>(sql`
    select c.relname::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent in ('ledger.entry'::regclass, 'ledger.movement_key'::regclass) and c.reltuples > 0`)
  expect(months.length).toBeGreaterThan(1)
  for (const { name } of months) large.add(name)
})
afterAll(() => db?.close())

type Plan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The same database, with its query plans recorded. Reading statements are executed and timed, others only planned. */
function telling(nodes: Plan[]): Database {
  const through = (querier: Querier): Querier['query'] => {
    return async <Row extends object>(statement: Sql) => {
      const { text, values } = statement
      const reads = /^\s*(select|with)/.test(text) && !/insert|update|pg_|count_books/.test(text)
      if (reads || /^\s*(insert|update|with)/.test(text)) {
        const how = reads ? 'explain (analyze, format json)' : 'explain (format json)'
        const [row] = await querier.query<Record<string, [{ Plan: Plan }]>>({ text: `${how} ${text}`, values })
        for (const [{ Plan: plan }] of Object.values(row ?? {})) nodes.push(...nodesOf(plan))
      }
      return querier.query<Row>(statement)
    }
  }
  return {
    query: through(db),
    transaction: (work) => db.transaction((tx) => work({ isTransaction: true, query: through(tx) })),
    close: async () => {},
  }
}

/** Tables with a row of each account or each entry; months without entries are not among them. */
const large = new Set(['balance', 'cursor', 'drift_cursor'])
const isLarge = (name = '') => large.has(name)
/** Large tables that are read by a sequential scan. */
const wholeOf = (nodes: readonly Plan[]) =>
  nodes.flatMap(({ 'Node Type': type, 'Relation Name': name = '' }) =>
    type === 'Seq Scan' && isLarge(name) ? [name] : [],
  )
const rowsOf = (nodes: readonly Plan[]) =>
  nodes
    .filter((node) => isLarge(node['Relation Name']))
    .reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0), 0)

it('finds accounts that moved since, by the time of their entries', async () => {
  const accounts = openMovedAccounts(clock)
  const all: Plan[] = []
  expect(await accounts.list(telling(all))).toHaveLength(ACCOUNTS)
  expect(rowsOf(all)).toBe(ACCOUNTS)
  accounts.settle()
  const nodes: Plan[] = []
  expect(await accounts.list(telling(nodes))).toHaveLength(MOVED)
  expect(wholeOf(nodes)).toEqual([])
  expect(rowsOf(nodes)).toBeLessThan(2_000)
  // What was not settled is listed again, and all accounts after an hour or when the clock went back.
  nowMs += 30 * 60_000
  expect(await accounts.list(db)).toHaveLength(MOVED)
  nowMs += 30 * 60_000
  expect(await accounts.list(db)).toHaveLength(ACCOUNTS)
  accounts.settle()
  nowMs -= 60 * 60_000
  expect(await accounts.list(db)).toHaveLength(ACCOUNTS)
})

it('is all that the count of the figures reads', async () => {
  const accounts = openMovedAccounts(clock)
  await accounts.list(db)
  accounts.settle()
  const nodes: Plan[] = []
  expect(await countBooks({ db: telling(nodes), clock, timeZone: 'Europe/Bratislava' }, accounts)).toBeGreaterThan(100)
  expect(wholeOf(nodes)).toEqual([])
  expect(await countBooks({ db, clock, timeZone: 'Europe/Bratislava' }, accounts)).toBe(0)
})

it('is all that the watch of the returns reads, and what is no round is read once', async () => {
  const accounts = openMovedAccounts(clock)
  await accounts.list(db)
  accounts.settle()
  const nodes: Plan[] = []
  const rounds = playedRounds(accounts)
  const bus = { send: async () => {} }
  await watchReturns({ db: telling(nodes), clock, bus, rounds })
  expect(wholeOf(nodes)).toEqual([])
  const [read] = await db.query<{ accounts: number }>(sql`
    select count(*) as accounts from game_catalogue.drift_cursor c join ledger.balance b using (account_id) where c.seq = b.seq`)
  expect(read?.accounts).toBe(ACCOUNTS)
})

it('is all of the entries that the check of the books reads, beside one row of each account', async () => {
  const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
  const trust = { publicKeys: [publicKey] }
  expect(await checkSince({ db, clock, trust, signingKey })).toMatchObject({
    entriesChecked: ENTRIES + 100,
    differences: [],
  })
  await db.query({ text: 'analyze ledger.proven', values: [] })
  await db.query(sql`update pg_class set reltuples = 1000000 where oid = 'ledger.proven'::regclass`)
  await db.query(sql`
    with moved as (
      update ledger.balance set balance = balance + 10, seq = seq + 1 where account_id <= ${MOVED}
      returning account_id, seq, balance, gen_random_uuid() as reference
    ), keyed as (
      insert into ledger.movement_key select reference, account_id, seq, now() from moved
    )
    insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
    select reference, account_id, seq, 0, 10, balance, 0, now(), ${ACCOUNTS + 1}::bigint, 0, 2 from moved`)
  const nodes: Plan[] = []
  expect(await checkSince({ db: telling(nodes), clock, trust, signingKey })).toMatchObject({
    accountsChecked: ACCOUNTS,
    entriesChecked: MOVED,
    differences: [],
  })
  expect(wholeOf(nodes).filter((name) => name !== 'balance')).toEqual([])
})

it('finds what a transaction that began before the last pass has booked after it', async () => {
  const own = { now: () => new Date() }
  const accounts = openMovedAccounts(own, 0)
  await db.transaction(async (tx) => {
    await tx.query(sql`
      with moved as (
        update ledger.balance set balance = balance + 10, seq = seq + 1 where account_id = ${ACCOUNTS}
        returning account_id, seq, balance
      )
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      select gen_random_uuid(), account_id, seq, 0, 10, balance, 0, now(), ${ACCOUNTS + 1}::bigint, 0, 2 from moved`)
    await accounts.list(db)
    accounts.settle()
  })
  const listed = await accounts.list(db)
  expect(listed.map(({ accountId }) => accountId)).toContain(ACCOUNTS)
})

it('neither counts nor looks while another process counts', async () => {
  const statements: string[] = []
  const noting = (querier: Querier): Querier['query'] => {
    return async <Row extends object>(statement: Sql) => {
      statements.push(statement.text)
      return querier.query<Row>(statement)
    }
  }
  const watched: Database = {
    query: noting(db),
    transaction: (work) => db.transaction((tx) => work({ isTransaction: true, query: noting(tx) })),
    close: async () => {},
  }
  await db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('reporting.count'))`)
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('risk.play', 0))`)
    expect(await countBooks({ db: watched, clock, timeZone: 'Europe/Bratislava' }, openMovedAccounts(clock))).toBe(0)
    await countPlay({ db: watched, clock }, openMovedAccounts(clock))
  })
  expect(statements.filter((text) => /ledger|cursor/.test(text))).toEqual([])
})
