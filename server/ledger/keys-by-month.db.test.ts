import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { finishTables, newId, sql, systemClock } from '../kernel/index.ts'
import { openBalanceAccount, openContraAccount, postStake } from './index.ts'

const [up = '', down = ''] = readFileSync(
  new URL('../migrations/2245-keys-by-month.sql', import.meta.url),
  'utf8',
).split('-- Down Migration')
const [makeKeyMonths = ''] =
  /create or replace function ledger\.make_key_months[^]*?end \$\$;/.exec(
    readFileSync(new URL('../migrations/2320-archived-rows.sql', import.meta.url), 'utf8'),
  ) ?? []
const DAY_MS = 86_400_000
/** A role that may write to the books and owns nothing. */
const PROCESS = `t_keys_${randomUUID().slice(0, 8)}`

let db: TestDatabase
let accountId: number
let contraId: number
let played = 0

beforeAll(async () => {
  db = await testDatabase()
  contraId = await db.transaction((tx) => openContraAccount(tx, { path: 'house:CZK:stakes', currency: 'CZK' }))
  accountId = await db.transaction((tx) => openBalanceAccount(tx, { path: 'player:1:cash', currency: 'CZK' }))
  await db.query(sql`
    update ledger.balance set balance = 1000000, series_id = 1, day = '2026-01-01', hour_ends = 'infinity'`)
})
afterAll(async () => {
  await db?.pool.query(`drop owned by ${PROCESS}; drop role ${PROCESS}`)
  await db?.close()
})

/** Plays a round with the present code; returns whether it was booked. */
async function play(reference: string): Promise<boolean> {
  const stake = { reference, accountId, stakeMinor: 1, winMinor: 0, seriesId: 1, ordinal: played }
  const context = { day: '2026-01-01', at: systemClock.now(), contraId, minimumRoundMs: 0 }
  const isBooked = (await db.transaction((tx) => postStake(tx, stake, context))) !== undefined
  if (isBooked) played += 1
  return isBooked
}

/** Inserts the key of a round as an earlier version does, without partitions and bounds. */
const EARLIER = {
  name: 'earlier',
  text: `with want as materialized (
      select * from unnest($1::uuid[]) as w (reference) where not exists (select from ledger.movement_key k where k.reference = w.reference)
    ), keyed as (
      insert into ledger.movement_key (reference, account_id, seq, created_at) select reference, 999, 1, now() from want
    ) select reference from want`,
}

const months = [-40, -1, 0, 1, 40, 70, 800]
const ofAllTimes = () => [
  ...months.map((days) => newId(new Date(Date.now() + days * DAY_MS))),
  randomUUID(),
  // A random UUID (version 4) whose first bits sort among the coming months.
  `${newId(new Date(Date.now() + 50 * DAY_MS)).slice(0, 14)}4${randomUUID().slice(15)}`,
]
const tableOf = async (reference: string) => {
  const [row] = await db.query<{ name: string }>(
    sql`select tableoid::regclass::text as name from ledger.movement_key where reference = ${reference}::uuid`,
  )
  return row?.name
}

it('divides a table that is written to, by code that does not know of it, and keeps each reference from being booked twice', async () => {
  await db.pool.query(down)
  await db.pool.query(
    `create role ${PROCESS}; grant usage on schema ledger to ${PROCESS}; grant select, insert on ledger.movement_key to ${PROCESS}`,
  )
  const before = ofAllTimes()
  for (const reference of before) expect(await play(reference)).toBe(true)

  // Rounds with the earlier code run meanwhile, on a connection with prepared statements.
  const old = new pg.Client({ connectionString: db.url })
  await old.connect()
  await old.query(`set role ${PROCESS}`)
  const bookEarlier = async (reference: string) => (await old.query({ ...EARLIER, values: [[reference]] })).rowCount
  const booked: string[] = []
  let phase = 'as it was'
  const seen = new Set<string>()
  let isOver = false
  const playing = (async () => {
    while (!isOver) {
      for (const reference of ofAllTimes()) {
        expect(await bookEarlier(reference)).toBe(1)
        expect(await bookEarlier(reference)).toBe(0)
        booked.push(reference)
      }
      seen.add(phase)
    }
  })()
  const untilSeen = async (name: string) => {
    phase = name
    while (!seen.has(name)) await setTimeout(10)
  }
  await untilSeen('as it was')
  await db.pool.query(`begin; ${up}; commit`)
  await db.query(sql`select ledger.put_keys_apart()`)
  await db.query(sql`delete from kernel.unfinished where statement like '%put_keys_apart%'`)
  await untilSeen('a child has the months to come')
  for (const reference of [...before, ...booked]) expect(await play(reference)).toBe(false)
  for (const reference of ofAllTimes()) {
    expect(await play(reference)).toBe(true)
    expect(await bookEarlier(reference)).toBe(0)
    before.push(reference)
  }
  // Under its lock, it relies on the validated constraint and does not scan the table.
  const said: string[] = []
  const own = new pg.Client({ connectionString: db.url })
  own.on('notice', ({ message }) => said.push(message ?? ''))
  await own.connect()
  await own.query('alter table ledger.movement_key validate constraint of_no_month')
  await own.query('begin; set client_min_messages = debug1; select ledger.divide_keys(); rollback')
  await own.end()
  const other = said.filter((line) => line.includes('"movement_key_other"'))
  expect(other.length).toBeGreaterThan(1)
  expect(other.filter((line) => !line.endsWith('is implied by existing constraints'))).toEqual([])
  expect(await finishTables(db.url)).toBe(2)
  await untilSeen('divided')
  isOver = true
  await playing
  await old.end()

  for (const reference of [...before, ...booked]) expect(await play(reference)).toBe(false)
  const [counted] = await db.query<{ keys: number; references: number }>(
    sql`select count(*) as keys, count(distinct reference) as references from ledger.movement_key`,
  )
  expect(counted).toEqual({ keys: before.length + booked.length, references: before.length + booked.length })
  expect(await tableOf(before[0] ?? '')).toBe('ledger.movement_key_other')
  expect(await tableOf(before[6] ?? '')).toMatch(/^ledger\.movement_key_\d{4}_\d\d_to_2100_01$/)
  expect(await tableOf(before[4] ?? '')).toMatch(/^ledger\.movement_key_\d{4}_\d\d$/)
  expect(await db.query(sql`select from kernel.unfinished`)).toEqual([])
})

it('opens the partition of the references that are played, and each reference once', async () => {
  const { COMMIT_STAKE } = await import('./commit-stakes.ts')
  const reference = newId(new Date(Date.now() + 40 * DAY_MS))
  const client = await db.pool.connect()
  await client.query('set plan_cache_mode = force_generic_plan')
  await client.query(`prepare round as ${COMMIT_STAKE}`)
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) execute round(
    '{${reference}}', '{${accountId}}', '{1}', '{0}', '{1}', '{${played}}', '2026-01-01', now(), ${contraId}, now(), now(), '${reference}', '${reference}')`)
  client.release()
  played += 1
  const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => /on movement_key\w* k/.test(line))
  expect(scans).toHaveLength(1)
  const searched = rows.map((row) => row['QUERY PLAN']).find((line) => line.includes('(reference = '))
  expect(searched).toBeDefined()
})

it('makes months out of the gap around them, with what is there already', async () => {
  const far = newId(new Date('2031-05-17T00:00:00Z'))
  const further = newId(new Date('2031-06-17T00:00:00Z'))
  for (const reference of [far, further]) expect(await play(reference)).toBe(true)
  const make = () => db.query<{ made: number }>(sql`select ledger.make_key_months('2031-05-01', 1) as made`)
  expect(await make()).toEqual([{ made: 1 }])
  expect(await make()).toEqual([{ made: 0 }])
  expect(await tableOf(far)).toBe('ledger.movement_key_2031_05')
  expect(await tableOf(further)).toBe('ledger.movement_key_2031_06_to_2100_01')
  for (const reference of [far, further]) expect(await play(reference)).toBe(false)
})

it('keeps what is booked while the keys of a month leave', async () => {
  await db.query(sql`select ledger.make_partitions('2031-05-01', 1)`)
  const month = '2031-05-01'
  const [present, copied, late] = ['01', '02', '03'].map((day) => newId(new Date(`2031-05-${day}T00:00:00Z`))) as [
    string,
    string,
    string,
  ]
  await db.query(sql`
    insert into ledger.movement_key (reference, account_id, seq, created_at) values (${present}::uuid, 7, 1, '2031-05-01T00:00:00Z')`)
  await db.query(sql`
    insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
    values (${present}::uuid, 7, 1, 0, 5, 5, 0, '2031-05-01T00:00:00Z', ${contraId}::bigint, 0, 1)`)
  await db.query(sql`insert into ledger.archived_account values (7, 1, 5, 0, 5, '')`)
  const count = async () => (await db.query(sql`select from ledger.movement_key_2031_05`)).length
  const all = await count()
  // Its round has not left yet, so its key stays; afterwards the key goes.
  await db.query(sql`select ledger.begin_kept_keys(${month}::date)`)
  expect(await db.query(sql`select ledger.copy_kept_keys(${month}::date) as n`)).toEqual([{ n: 0 }])
  await db.query(sql`select ledger.drop_kept_keys(${month}::date)`)
  await db.query(sql`alter table ledger.entry detach partition ledger.entry_2031_05`)
  await db.query(sql`select ledger.begin_kept_keys(${month}::date)`)
  expect(await play(copied)).toBe(true)
  expect(await db.query(sql`select ledger.copy_kept_keys(${month}::date) as n`)).toEqual([{ n: 1 }])
  expect(await play(late)).toBe(true)
  await db.query(sql`select ledger.take_kept_keys(${month}::date)`)
  await db.query(sql`select ledger.drop_kept_keys(${month}::date)`)
  expect(await count()).toBe(all + 1)
  for (const reference of [copied, late]) {
    expect(await tableOf(reference)).toBe('ledger.movement_key_2031_05')
    expect(await play(reference)).toBe(false)
  }
  expect(await tableOf(present)).toBeUndefined()
  // A key without an entry aborts everything.
  await db.query(sql`
    insert into ledger.movement_key (reference, account_id, seq, created_at)
    select uuidv7('2031-05-09'::timestamptz - now()), 8, n, '2031-05-09T00:00:00Z' from generate_series(1, 2) n`)
  await db.query(sql`select ledger.begin_kept_keys(${month}::date)`)
  await expect(db.query(sql`select ledger.copy_kept_keys(${month}::date)`)).rejects.toThrow('not those of its rounds')
})

it('is one table again beside what a command of the archive has left that was cut off, and from before its first step', async () => {
  const june = '2031-06-01'
  await db.query(sql`select ledger.make_partitions(${june}::date, 1)`)
  await db.query(sql`select ledger.make_key_months(${june}::date, 1)`)
  for (const reference of [newId(new Date('2031-06-02T00:00:00Z')), newId(new Date('2031-05-04T00:00:00Z'))])
    expect(await play(reference)).toBe(true)
  await db.query(sql`select ledger.begin_kept_keys(${june}::date)`)
  await db.query(sql`select ledger.copy_kept_keys(${june}::date)`)
  await db.query(sql`select ledger.take_kept_keys(${june}::date)`)
  const tables = async () =>
    (
      await db.query<{ name: string }>(sql`
        select relname::text as name from pg_class where relname like 'movement_key%' and relkind in ('r', 'p') order by 1`)
    ).map(({ name }) => name)
  expect(await tables()).toEqual(expect.arrayContaining(['movement_key_2031_05_kept', 'movement_key_2031_06_left']))
  const keys = async () => db.query<{ reference: string }>(sql`select reference from ledger.movement_key order by 1`)
  const before = await keys()

  await db.pool.query(`begin; ${down}; commit`)
  expect(await tables()).toEqual(['movement_key'])
  expect(await keys()).toEqual(before)
  // Nobody has taken a step yet.
  await db.pool.query(`begin; ${up}; commit`)
  await db.pool.query(`begin; ${down}; commit`)
  expect(await tables()).toEqual(['movement_key'])
  expect(await keys()).toEqual(before)

  // The job of the partitions runs between the steps.
  await db.pool.query(`begin; ${up}; ${makeKeyMonths}; commit`)
  const make = () => db.query<{ made: number }>(sql`select ledger.make_key_months(now()::date, 5) as made`)
  expect(await make()).toEqual([{ made: 0 }])
  await db.query(sql`select ledger.put_keys_apart()`)
  await db.query(sql`delete from kernel.unfinished where statement like '%put_keys_apart%'`)
  expect(await make()).toEqual([{ made: 0 }])
  expect(await finishTables(db.url)).toBe(2)
  expect(await make()).toEqual([{ made: 1 }])
  expect(await keys()).toEqual(before)
  for (const { reference } of before.slice(0, 3)) expect(await play(reference)).toBe(false)
})
