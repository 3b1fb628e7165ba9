import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { newId, openDatabase, sql, systemClock, type Database, type ParquetFiles } from '../../kernel/index.ts'
import * as ledger from '../index.ts'

const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
const folder = mkdtempSync(join(tmpdir(), 'archive-'))
const trust = { publicKeys: [publicKey] }

let owner: TestDatabase
let db: Database
let files: ParquetFiles
let contraId: number
let first: number
let second: number
/** For the first account: rounds of January with and without a time in their reference, and one of February. */
const references = { january: '', plain: randomUUID(), february: '' }

beforeAll(async () => {
  owner = await testDatabase()
  db = openDatabase({ url: owner.url, connections: 4, applicationName: 'tests', parquetFolder: folder })
  files = db.parquet as ParquetFiles
  await db.query(sql`select ledger.make_partitions('2025-01-01', 3)`)
  await db.query(sql`select ledger.make_key_months('2025-01-01', 3)`)
  contraId = await db.transaction((tx) => ledger.openContraAccount(tx, { path: 'house:CZK:stakes', currency: 'CZK' }))
  first = await open('player:1:cash')
  second = await open('player:2:cash')
  for (const accountId of [first, second]) {
    await book(accountId, '2025-01-02T10:00:00Z', { kind: 2, credit: 10_000 })
    for (let n = 0; n < 4; n += 1)
      references.january = await book(accountId, `2025-01-0${n + 3}T10:00:00.123Z`, {
        debit: 100 + n,
        credit: n,
        ordinal: n,
      })
  }
  await book(first, '2025-01-20T00:00:00Z', { debit: 50, reference: references.plain, ordinal: 4 })
  await book(first, '2025-01-21T00:00:00Z', { kind: 3, debit: 500 })
  references.february = await book(first, '2025-02-01T00:00:00.001Z', { debit: 7, ordinal: 5 })
  // A process whose clock was behind.
  await book(first, '2025-01-31T23:59:59.990Z', { debit: 8, ordinal: 6 })
  await book(first, '2025-02-03T00:00:00Z', { debit: 9, credit: 90, ordinal: 7 })
  await book(first, systemClock.now().toISOString(), { debit: 10, ordinal: 8 })
  await check()
})
afterAll(async () => {
  await db?.close()
  await owner?.close()
  rmSync(folder, { recursive: true })
})

const open = (path: string) => db.transaction((tx) => ledger.openBalanceAccount(tx, { path, currency: 'CZK' }))

type Booked = { kind?: number; debit?: number; credit?: number; ordinal?: number; reference?: string }

/** A movement at any instant, to the microsecond. */
async function book(
  accountId: number,
  at: string,
  { kind = 1, debit = 0, credit = 0, ordinal = 0, reference }: Booked,
) {
  const named = reference ?? newId(new Date(at))
  const [staked, won] = kind === 1 ? [debit, credit] : [0, 0]
  await db.query(sql`
    with moved as (
      update ledger.balance set balance = balance - ${debit}::bigint + ${credit}::bigint, seq = seq + 1,
             staked = staked + ${staked}::bigint, won = won + ${won}::bigint
       where account_id = ${accountId} returning seq, balance
    ), keyed as (
      insert into ledger.movement_key (reference, account_id, seq, created_at)
      select ${named}::uuid, ${accountId}::bigint, seq, ${at}::timestamptz + interval '7 microseconds' from moved
    )
    insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
    select ${named}::uuid, ${accountId}::bigint, seq, ${debit}::bigint, ${credit}::bigint, balance, ${kind === 1 ? 7 : 0}::bigint,
           ${at}::timestamptz + interval '7 microseconds', ${contraId}::bigint, ${ordinal}::integer, ${kind}::smallint from moved`)
  return named
}

const check = () => ledger.checkSince({ db, clock: systemClock, trust, signingKey })
const full = async () => (await ledger.checkBooks(db, systemClock, { trust })).differences
const needs = () => ({ db, files, clock: systemClock, trust, signingKey, afterMonths: 2, say: () => {}, quietMs: 0 })
const archive = (month: string) => ledger.archiveMonth(needs(), month)
const bytesOf = async (table: string) =>
  (
    await owner.query({
      text: `select md5(string_agg(e::text, ' ' order by account_id, seq)) as hash from ledger.${table} e`,
      values: [],
    })
  )[0]

/** The results of every reader of the room that may read closed months. */
async function readAll() {
  const [from, to, before] = [new Date('2025-01-01'), new Date('2025-02-02'), new Date(0)]
  const marks = [first, second].map((accountId) => ({ accountId, seq: 0, readTo: before, upTo: 99 }))
  const ranges = [first, second].map((accountId) => ({ accountId, after: 1, upTo: 99, notBefore: before }))
  const ids = [first, second]
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()
  return {
    entry: await ledger.findEntry(db, references.january),
    plain: await ledger.findEntry(db, references.plain),
    entries: sorted(await ledger.findEntries(db, Object.values(references))),
    newest: await ledger.listEntries(db, { accountId: first, limit: 5 }),
    all: await ledger.listEntries(db, { accountId: first, limit: 100 }),
    page: await ledger.listEntries(db, { accountId: first, limit: 3, below: 5, kind: 1 }),
    since: await ledger.listEntriesSince(db, { accountId: first, above: 1, since: new Date('2025-01-04'), limit: 100 }),
    until: await ledger.listEntriesSince(db, { accountId: first, above: 0, since: from, until: to, limit: 100 }),
    day: await ledger.listEntriesOfDay(db, {
      accountIds: ids,
      contraIds: [contraId],
      kind: 1,
      from,
      before: to,
      after: { accountId: first, seq: 2 },
      limit: 100,
    }),
    ofSeries: await ledger.findEntryOfSeries(db, { accountId: first, seriesId: 7, ordinal: 2, since: from }),
    sums: await ledger.sumRoundsSince(db, first, 1, from),
    rounds: await ledger.listRoundsAfter(db, marks),
    stakes: await ledger.listStakesAfter(db, marks),
    counted: await ledger.countEntriesWithin(db, marks),
    inspected: await ledger.listRoundsOfSeries(db, {
      accountIds: ids,
      seriesIds: [7],
      from,
      to,
      below: undefined,
      limit: 100,
    }),
    within: await ledger.listStakesWithin(db, {
      accountIds: ids,
      from,
      to,
      after: { accountId: 0, seq: 0 },
      limit: 100,
    }),
    movements: sorted(await ledger.sumMovementsOf(db, ranges, 'Europe/Bratislava')),
    toPlace: await ledger.listMovementsToPlace(db, ranges, 'Europe/Bratislava'),
    play: sorted(await ledger.sumPlayOf(db, ranges, 3600)),
    money: await ledger.readAccountSums(db, ids),
    isBefore: await ledger.hasEntriesBefore(db, [{ accountId: second, seq: 2 }], to),
  }
}

it('takes months away, reads and checks them as if they were there, and brings them back as they were', async () => {
  const before = await readAll()
  expect(before.all).toHaveLength(11)
  const whole = [await bytesOf('entry'), await bytesOf('movement_key'), await bytesOf('entry_2025_01')]
  await expect(archive('2025-02')).rejects.toThrow('2025-01 comes first')

  await archive('2025-01')
  expect(await readAll()).toEqual(before)
  const left = await db.query(
    sql`select account_id, seq, kind from ledger.entry where created_at < '2025-02-01' order by 1, 2`,
  )
  expect(left).toEqual([
    { accountId: first, seq: 1, kind: 2 },
    { accountId: first, seq: 7, kind: 3 },
    { accountId: first, seq: 9, kind: 1 },
    { accountId: second, seq: 1, kind: 2 },
  ])
  expect(await full()).toEqual([])
  expect((await check())?.differences).toEqual([])

  await archive('2025-02')
  expect(await readAll()).toEqual(before)
  expect(await full()).toEqual([])
  // A repeated call changes nothing.
  await archive('2025-02')

  await expect(ledger.restoreMonth(needs(), '2025-01')).rejects.toThrow('2025-02 comes first')
  await db.transaction(async (lock) => {
    // The lock that `restoreMonth` holds while it attaches the table that is to be dropped.
    await lock.query(sql`select pg_advisory_xact_lock(hashtext('ledger.check-books'), hashtext('since'))`)
    await expect(ledger.dropMonth(db, files, '2025-02')).rejects.toThrow('a month of them moves')
  })
  await ledger.dropMonth(db, files, '2025-02')
  await ledger.dropMonth(db, files, '2025-01')
  expect(await readAll()).toEqual(before)
  expect(await full()).toEqual([])
  await ledger.restoreMonth(needs(), '2025-02')
  expect(await readAll()).toEqual(before)
  expect(await full()).toEqual([])
  await ledger.restoreMonth(needs(), '2025-01')
  expect(await readAll()).toEqual(before)
  expect([await bytesOf('entry'), await bytesOf('movement_key'), await bytesOf('entry_2025_01')]).toEqual(whole)
  expect(await full()).toEqual([])
  expect(await db.query(sql`select from ledger.archived_account`)).toEqual([])
})

it('books no reference of a closed month again, and finds what was changed', async () => {
  await archive('2025-01')
  const keys = await db.query(sql`select from ledger.movement_key where reference = ${references.january}::uuid`)
  expect(keys).toEqual([])
  const stake = { accountId: second, stakeMinor: 1, winMinor: 0, seriesId: 7, ordinal: 9 }
  const commit = ledger.withoutArchived(db, {
    submit: async (_stake: object) => ({ outcome: 'absent' as const, isAsked: true }),
  })
  expect(await commit.submit({ ...stake, reference: references.january })).toEqual({ outcome: 'absent' })
  expect(await commit.submit({ ...stake, reference: references.february })).toHaveProperty('isAsked')
  expect(await commit.submit({ ...stake, reference: newId(systemClock.now()) })).toHaveProperty('isAsked')

  await db.query(sql`update ledger.archived_account set staked = staked + 1 where account_id = ${second}`)
  expect(await full()).toContainEqual(expect.objectContaining({ rule: 'archive', accountId: second }))
  await db.query(sql`update ledger.archived_account set staked = staked - 1 where account_id = ${second}`)
  await expect(ledger.dropMonth(db, files, '2025-01')).rejects.toThrow('found 2 differences')

  const file = join(folder, '2025-01', 'references-00001.parquet')
  const content = readFileSync(file)
  appendFileSync(file, 'x')
  expect(await full()).toContainEqual(
    expect.objectContaining({ detail: '2025-01/references-00001.parquet is not as it was written' }),
  )
  writeFileSync(file, content)
  await db.query(sql`update ledger.archived_month set manifest = replace(manifest, 'CZK', 'EUR')`)
  const details = (await full()).map(({ detail }) => detail).join()
  expect(details).toContain('is signed by no key that this installation knows')
  await db.query(sql`update ledger.archived_month set manifest = replace(manifest, 'EUR', 'CZK')`)
  expect(await full()).toEqual([])
})

it('names the missing setting of a process without a folder of files', async () => {
  await expect(ledger.findEntry(owner, references.january)).rejects.toThrow('BOOKS_ARCHIVE_FOLDER')
  expect(await ledger.findEntry(owner, newId(systemClock.now()))).toBeUndefined()
  await expect(ledger.checkBooks(owner, systemClock)).rejects.toThrow('BOOKS_ARCHIVE_FOLDER')
})

it('resumes where it was interrupted, at every step', async () => {
  const before = await readAll()
  /** Fails when a statement with these words is about to run. */
  const cutAt = (words: string): Database => {
    const query: Database['query'] = async (statement) => {
      if (statement.text.includes(words)) throw new Error('cut off')
      return db.query(statement)
    }
    return {
      ...db,
      query,
      transaction: (work) =>
        db.transaction((tx) =>
          work({
            ...tx,
            query: async (statement) => {
              if (statement.text.includes(words)) throw new Error('cut off')
              return tx.query(statement)
            },
          }),
        ),
    }
  }
  const steps = ['insert into ledger.archived_month', 'ledger.detach_month', 'ledger.forget_keys', 'set has_keys']
  for (const step of ['e.created_at <', ...steps]) {
    await expect(ledger.archiveMonth({ ...needs(), db: cutAt(step) }, '2025-02')).rejects.toThrow('cut off')
    expect(await ledger.listEntries(db, { accountId: first, limit: 100 })).toEqual(before.all)
    expect(await full()).toEqual([])
  }
  await archive('2025-02')
  expect(existsSync(join(folder, '2025-02.part'))).toBe(false)
  expect(await readAll()).toEqual(before)
  await full()
  await ledger.dropMonth(db, files, '2025-02')
  for (const step of [
    'ledger.refill_month',
    'ledger.renew_keys',
    'ledger.attach_month',
    'delete from ledger.archived_month',
  ]) {
    await expect(ledger.restoreMonth({ ...needs(), db: cutAt(step) }, '2025-02')).rejects.toThrow('cut off')
    expect(await ledger.listEntries(db, { accountId: first, limit: 100 })).toEqual(before.all)
    expect(await full()).toEqual([])
  }
  await ledger.restoreMonth(needs(), '2025-02')
  expect(await readAll()).toEqual(before)
  expect(await full()).toEqual([])
})

it('takes no month away that is not closed, proved and found right', async () => {
  const present = systemClock.now().toISOString().slice(0, 7)
  await expect(archive(present)).rejects.toThrow('is not closed')
  await expect(ledger.archiveMonth({ ...needs(), afterMonths: 600 }, '2025-02')).rejects.toThrow('600 months after')
  await expect(archive('2025-01').then(() => archive('2024-12'))).rejects.toThrow('has left before it')
  await expect(archive('2025-03').then(() => archive('2025-04'))).rejects.toThrow('2025-02 comes first')
  await db.query(sql`update ledger.balance set balance = balance + 1 where account_id = ${second}`)
  await check()
  await expect(archive('2025-02')).rejects.toThrow('The last check of the books found')
  await db.query(sql`update ledger.balance set balance = balance - 1 where account_id = ${second}`)
  await check()
  const stranger = generateKeyPairSync('ed25519').privateKey
  await expect(
    ledger.archiveMonth({ ...needs(), trust: { publicKeys: [] }, signingKey: stranger }, '2025-02'),
  ).rejects.toThrow('signed')
})
