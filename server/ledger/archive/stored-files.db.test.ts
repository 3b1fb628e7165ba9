import { generateKeyPairSync } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildObjectStorage } from '#providers/object-storage/object-storage-server.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import {
  newId,
  openBucketStore,
  openDatabase,
  sql,
  systemClock,
  type Database,
  type ParquetFiles,
} from '../../kernel/index.ts'
import * as ledger from '../index.ts'

const MONTH = '2025-01'
const ANSWER_MS = 2_000
const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
const trust = { publicKeys: [publicKey] }
const key = { id: 'TESTKEY', secret: 'a secret for tests', region: 'eu-central-1' }
const storage = buildObjectStorage({ bucket: 'months', key })
const root = mkdtempSync(join(tmpdir(), 'archive-bucket-'))

let owner: TestDatabase
let origin: string
let accountId: number
const opened: Database[] = []

/** A machine with its own, empty folder. */
function openMachine(
  name: string,
  cacheBytes?: number,
): { readonly db: Database; readonly files: ParquetFiles; readonly folder: string } {
  const folder = join(root, name)
  const access = { url: `${origin}/months`, region: key.region, keyId: key.id, secret: key.secret }
  const db = openDatabase({
    url: owner.url,
    connections: 3,
    applicationName: 'tests',
    parquetFolder: folder,
    parquetStore: openBucketStore(access, ANSWER_MS),
    parquetBounds: { cacheBytes },
  })
  opened.push(db)
  return { db, files: db.parquet as ParquetFiles, folder }
}
type Machine = ReturnType<typeof openMachine>

let keeper: Machine

beforeAll(async () => {
  owner = await testDatabase()
  origin = await storage.app.listen({ port: 0, host: '127.0.0.1' })
  keeper = openMachine('keeper')
  const { db } = keeper
  await db.query(sql`select ledger.make_partitions('2025-01-01', 1)`)
  await db.query(sql`select ledger.make_key_months('2025-01-01', 1)`)
  const contraId = await db.transaction((tx) =>
    ledger.openContraAccount(tx, { path: 'house:CZK:stakes', currency: 'CZK' }),
  )
  accountId = await db.transaction((tx) => ledger.openBalanceAccount(tx, { path: 'player:1:cash', currency: 'CZK' }))
  for (let seq = 1; seq <= 5; seq += 1) {
    const at = new Date(Date.UTC(2025, 0, seq))
    const reference = newId(at)
    await db.query(sql`
      insert into ledger.movement_key (reference, account_id, seq, created_at) values (${reference}, ${accountId}, ${seq}, ${at})`)
    await db.query(sql`
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      values (${reference}, ${accountId}, ${seq}, 0, 5, ${5 * seq}, 7, ${at}, ${contraId}, ${seq}, 1)`)
  }
  await db.query(sql`update ledger.balance set balance = 25, seq = 5, won = 25 where account_id = ${accountId}`)
  await db.query(sql`create table ledger.t_thing (no bigint primary key, made_at timestamptz not null)`)
  await db.query(
    sql`insert into ledger.t_thing select n, timestamptz '2025-01-02' + n * interval '1 s' from generate_series(1, 7) n`,
  )
  await ledger.checkSince({ db, clock: systemClock, trust, signingKey })
})
beforeEach(() => storage.misbehave('denied', 0))
afterAll(async () => {
  for (const db of opened) await db.close()
  await storage.app.close()
  await owner?.close()
  rmSync(root, { recursive: true })
})

const micros = sql`(extract(epoch from made_at) * 1000000)::bigint as made_at`
const THINGS: ledger.RowsTable = {
  file: 'things',
  columns: { no: 'bigint', made_at: 'time' },
  keyColumns: 1,
  list: (db, { end, after, limit }) =>
    db.query(sql`
      select no, ${micros} from ledger.t_thing where made_at < ${end} and no > ${after?.['no'] ?? 0} order by no limit ${limit}`),
  put: async (tx, rows) => {
    await tx.query(sql`
      insert into ledger.t_thing select no, timestamptz 'epoch' + "madeAt" * interval '1 microsecond'
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (no bigint, "madeAt" bigint) on conflict do nothing`)
  },
}
const things: ledger.RowsKind = {
  name: 'things',
  tables: [THINGS],
  remove: async (tx, rows) =>
    (await tx.query(sql`delete from ledger.t_thing where no = any(${rows.map(({ no }) => no)}::bigint[]) returning no`))
      .length,
}

const needs = ({ db, files }: Machine) => ({
  db,
  files,
  clock: systemClock,
  trust,
  signingKey,
  afterMonths: 2,
  say: () => {},
  quietMs: 0,
})
const read = ({ db }: Machine) => ledger.listEntries(db, { accountId, limit: 10 })
const readThings = async ({ db }: Machine) => (await ledger.openRows(db, things))?.read(THINGS, [{ no: 2 }, { no: 6 }])
const full = async ({ db }: Machine) => (await ledger.checkBooks(db, systemClock, { trust })).differences

it('months are kept in a bucket, and each machine fetches what it reads', async () => {
  const before = await read(keeper)
  storage.misbehave('denied', 1)
  await expect(ledger.archiveMonth(needs(keeper), MONTH)).rejects.toThrow('did not take a file of 2025-01')
  expect(await keeper.db.query(sql`select from ledger.archived_month`)).toEqual([])

  storage.misbehave('slow-down', 2)
  await ledger.archiveMonth(needs(keeper), MONTH)
  await ledger.archiveRows(needs(keeper), MONTH, things)
  expect(await full(keeper)).toEqual([])
  await ledger.dropRows(needs(keeper), MONTH, things)
  await ledger.dropMonth(keeper.db, keeper.files, MONTH)
  expect(await keeper.db.query(sql`select from ledger.t_thing`)).toEqual([])

  const other = openMachine('other')
  await ledger.requireArchive(other.db)
  storage.misbehave('broken-answer', 1)
  expect(await read(other)).toEqual(before)
  expect(readdirSync(join(other.folder, MONTH))).toEqual(['entries-00001.parquet', 'in-bucket'])
  storage.misbehave('no-answer', 1)
  expect((await readThings(other))?.map(({ no }) => no)).toEqual([2, 6])
  expect((await ledger.findEntry(other.db, before[0]?.reference ?? ''))?.seq).toBe(5)
  // Files of this machine are not fetched again; the one deleted here is.
  storage.misbehave('denied', 20)
  expect(await read(other)).toEqual(before)
  rmSync(join(other.folder, MONTH), { recursive: true })
  await expect(read(other)).rejects.toThrow('The storage of files did not do what was asked')
  storage.misbehave('denied', 0)
  expect(await read(other)).toEqual(before)
  // A copy that is damaged is replaced when all books are checked.
  appendFileSync(join(keeper.folder, MONTH, 'accounts-00001.parquet'), 'x')
  expect(await full(keeper)).toEqual([])
  expect(await full(keeper)).toEqual([])
})

it('copies that were used longest ago are removed, by two processes in one folder, and fetched again when they are read', async () => {
  const before = await read(keeper)
  const wanted = await readThings(keeper)
  // Smaller than any file: nothing that is not in use stays.
  const [machine, beside] = [openMachine('small', 1), openMachine('small', 1)]
  const place = join(machine.folder, MONTH, 'entries-00001.parquet')
  const things = join(machine.folder, `things-${MONTH}`, 'things-00001.parquet')
  expect(await read(machine)).toEqual(before)
  expect(await readThings(beside)).toEqual(wanted)
  // Both were used just now.
  expect([existsSync(place), existsSync(things)]).toEqual([true, true])
  const longAgo = new Date(Date.now() - 3_600_000)
  utimesSync(place, longAgo, longAgo)
  rmSync(things)
  expect(await readThings(beside)).toEqual(wanted)
  expect([existsSync(place), existsSync(things)]).toEqual([false, true])
  // A process that is reading has lost its file to another one, and fetches it again.
  const lost = { ...machine.files, run: loseOnce(machine.files, place) }
  expect(await ledger.listEntries({ ...machine.db, parquet: lost }, { accountId, limit: 10 })).toEqual(before)
  const reads = Array.from({ length: 8 }, async (_, at) => {
    const one = at % 2 === 0 ? machine : beside
    rmSync(at % 3 === 0 ? place : things, { force: true })
    return [await read(one), await readThings(one)]
  })
  for (const [entries, rows] of await Promise.all(reads)) {
    expect(entries).toEqual(before)
    expect(rows).toEqual(wanted)
  }
})

it('files that are not in the bucket yet are never removed to make room', async () => {
  const machine = openMachine('unstored', 1)
  const written = join(machine.folder, '2024-12', 'entries-00001.parquet')
  mkdirSync(join(machine.folder, '2024-12'), { recursive: true })
  writeFileSync(written, 'x')
  const longAgo = new Date(Date.now() - 3_600_000)
  utimesSync(written, longAgo, longAgo)
  await read(machine)
  expect(existsSync(written)).toBe(true)
})

/** Removes a file before the first statement, as another process may. */
function loseOnce(files: ParquetFiles, path: string): ParquetFiles['run'] {
  let isLost = false
  return (text) => {
    if (!isLost) rmSync(path, { force: true })
    isLost = true
    return files.run(text)
  }
}

it('a file of the bucket must have its signed hash', async () => {
  const [id, content] = [...storage.objects].find(([, one]) => one.subarray(0, 4).toString() === 'PAR1') ?? []
  if (!id || !content) throw new Error('The bucket has files.')
  storage.objects.set(id, Buffer.concat([content, Buffer.from('x')]))
  expect((await full(keeper)).map(({ detail }) => detail).join()).toContain('is not in the bucket as it was written')
  const stranger = openMachine('stranger')
  await expect(Promise.all([read(stranger), readThings(stranger), full(stranger)])).rejects.toThrow('not in the bucket')
  storage.objects.delete(id)
  expect((await full(keeper)).map(({ detail }) => detail).join()).toContain('is not in the bucket as it was written')
  storage.objects.set(id, content)
  expect(await full(keeper)).toEqual([])
})

it('a process does not start if the bucket does not respond, or lacks the newest month', async () => {
  const late = openMachine('late')
  storage.misbehave('denied', 1)
  await expect(ledger.requireArchive(late.db)).rejects.toThrow('The storage of files')
  const all = [...storage.objects]
  storage.objects.clear()
  await expect(ledger.requireArchive(late.db)).rejects.toThrow('is missing in BOOKS_ARCHIVE_BUCKET_URL')
  for (const [id, content] of all) storage.objects.set(id, content)
  await ledger.requireArchive(late.db)
})

it('a month can be restored on a machine that has none of its files', async () => {
  const before = await read(keeper)
  const machine = openMachine('restore')
  await ledger.restoreRows(needs(machine), MONTH, things)
  await ledger.restoreMonth(needs(machine), MONTH)
  expect(await read(machine)).toEqual(before)
  expect(await machine.db.query(sql`select from ledger.t_thing`)).toHaveLength(7)
  expect(await full(machine)).toEqual([])
})
