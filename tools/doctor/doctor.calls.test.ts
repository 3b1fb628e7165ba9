import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import {
  finishIndexes,
  finishTables,
  makeFieldCipher,
  newId,
  openDatabase,
  readFieldKeys,
  resealColumns,
  sql,
} from '#server/kernel/index.ts'
import { sealedColumns } from '#apps/api/sealed-columns.ts'
import { emptyProfile, saveProfile } from '#server/players/index.ts'
import { freePort } from '#tests/database-setup.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { PATIENCE } from '#tests/patience.ts'
import { readArchivePlace } from '#tools/books/archive-place.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { checkArchive } from './check-archive.ts'
import { checkBackup } from './check-backup.ts'
import {
  checkArchiving,
  checkClock,
  checkIndexes,
  checkListening,
  checkMigrations,
  checkPooler,
  checkReached,
  checkSettings,
} from './check-database.ts'
import { checkDisk, checkFiles } from './check-folders.ts'
import { checkKeys } from './check-keys.ts'
import { checkOlderKeys } from './check-older-keys.ts'
import { checkPictures } from './check-pictures.ts'
import { checkRunning } from './check-running.ts'
import { checkWithin } from './check-within.ts'
import { filesByKey } from './doctor.queries.ts'
import { textOf, type Finding } from './finding.ts'

const BRAND = 'brand'
/** What a program needs to run, and nothing of an installation. */
const OWN_ENV = { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' }
const OLD_ACCOUNT = '01a21f6c-a875-713b-9f57-7147248cb03e'
function sealOldAccount({ FIELD_KEYS, FIELD_INDEX_KEY }: { FIELD_KEYS: string; FIELD_INDEX_KEY: string }): string {
  const read = readFieldKeys(FIELD_KEYS, FIELD_INDEX_KEY)
  if ('problems' in read) throw new Error(read.problems.join())
  const column = sealedColumns.find(({ table }) => table === 'account_migration.old_account')
  return makeFieldCipher(read).seal('x', column?.belongsTo(OLD_ACCOUNT) ?? '')
}
let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  return () => db.close()
})

const wrongIn = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === 'wrong').map(({ what }) => what)

it('reports settings that could lose acknowledged money: the tests’ database commits without fsync', async () => {
  expect(wrongIn(await checkSettings(db))).toEqual(['fsync, full_page_writes is off: acknowledged money may be lost'])
})

it('reports a database whose log is not archived, or can no longer be archived', async () => {
  expect(await checkArchiving(db)).toMatchObject([{ state: 'look', what: expect.stringContaining('is not archived') }])
  const folder = mkdtempSync(join(tmpdir(), 'tolar-doctor-archive-'))
  const archive = join(folder, 'archive')
  const settings = { wal_level: 'replica', archive_mode: 'on', archive_command: `test -d ${archive}` }
  const postgres = await startPostgres({ folder, isThrownAway: true, port: await freePort(), settings })
  const own = openDatabase({ url: postgres.url, connections: 1, applicationName: 'test' })
  const switchLog = () =>
    own.query(sql`select pg_switch_wal() from (select pg_logical_emit_message(true, 'test', 'x')) as written`)
  try {
    expect(await checkArchiving(own)).toMatchObject([{ state: 'good' }])
    await switchLog()
    await expect
      .poll(() => checkArchiving(own), PATIENCE)
      .toMatchObject([{ state: 'wrong', what: expect.stringMatching(/could not be archived \d+ s ago \(0000/) }])
    mkdirSync(archive)
    // After three failures the archiver rests for a minute, or until there is another segment.
    await switchLog()
    await expect.poll(() => checkArchiving(own), PATIENCE).toMatchObject([{ state: 'good' }])
  } finally {
    await own.close()
    await postgres.stop()
  }
})

it('reports a missing migration, and one of a newer release', async () => {
  expect(await checkMigrations(db)).toMatchObject([{ state: 'good' }])
  const [last] = await db.query<{ name: string }>(sql`
    delete from kernel.migrations where id = (select max(id) from kernel.migrations) returning name`)
  await db.query(sql`insert into kernel.migrations (name, run_on) values ('9999-of-tomorrow', now())`)
  expect(await checkMigrations(db)).toMatchObject([
    { state: 'wrong', what: `1 migrations are missing, the first is ${last?.name}`, wayOut: 'npm run migrate' },
    { state: 'look' },
  ])
})

it('reports an index missing in a partition, until a migration has created it', async () => {
  expect(await checkIndexes(db)).toMatchObject([{ state: 'good' }])
  await db.query(sql`drop index ledger.entry_booked`)
  await db.query(sql`create index entry_booked on only ledger.entry using brin (created_at)`)
  expect(wrongIn(await checkIndexes(db))).toEqual(['ledger.entry_booked: not whole, and so not used'])
  expect(await finishIndexes(db.url)).toBeGreaterThan(10)
  expect(await checkIndexes(db)).toMatchObject([{ state: 'good' }])
})

it('reports a month of the books that is due, and files of one that are not in the shared folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-archive-'))
  const asked = { url: db.url, folder: undefined, afterMonths: undefined, now: new Date() }
  expect(await checkArchive(db, asked)).toEqual([{ state: 'good', what: 'no month of the books is due to leave' }])
  await db.query(sql`select ledger.make_partitions('2024-12-01', 2)`)
  await db.query(sql`
    insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
    values (uuidv7(), 1, 1, 0, 1, 1, 0, '2025-01-10', 2, 0, 1)`)
  expect(await checkArchive(db, asked)).toMatchObject([
    { state: 'look', what: '1 months of the books are due to leave, the first is 2025-01' },
  ])
  expect(await checkArchive(db, { ...asked, folder })).toMatchObject([
    { state: 'good', what: 'BOOKS_ARCHIVE_FOLDER can be written' },
    { what: expect.stringContaining('BOOKS_ARCHIVE_FOLDER: ') },
    { state: 'look', wayOut: 'npm run books:archive -- --month 2025-01' },
  ])
  expect(wrongIn(await checkArchive(db, { ...asked, afterMonths: 'a year' }))).toEqual([
    'BOOKS_ARCHIVE_AFTER_MONTHS is no number of months',
  ])
  const manifest = JSON.stringify({
    month: '2024-12',
    at: new Date(),
    files: [{ name: 'entries-00001.parquet', rows: 1, bytes: 1, hash: '' }],
  })
  await db.query(sql`
    insert into ledger.archived_month (month, state, manifest, signature) values ('2024-12-01', 'away', ${manifest}, '')`)
  expect(wrongIn(await checkArchive(db, asked))).toEqual([
    '1 months of the books are in files, and BOOKS_ARCHIVE_FOLDER is not set',
  ])
  expect(wrongIn(await checkArchive(db, { ...asked, folder }))).toEqual([
    expect.stringContaining('BOOKS_ARCHIVE_FOLDER lacks files of months that have left'),
  ])
  await db.query(sql`delete from ledger.archived_month`)
})

it('reports a deferred step of a migration', async () => {
  const statement = sql`
    insert into kernel.unfinished (update_of, statement) values ('bonuses.step', 'update bonuses.step set at = at where false')`
  await db.query(statement)
  expect(wrongIn(await checkIndexes(db))).toEqual(['rows of bonuses.step: left by migrations'])
  expect(await finishTables(db.url)).toBe(1)
  expect(await checkIndexes(db)).toMatchObject([{ state: 'good' }])
})

it('reports nothing if messages, clock and files work', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tolar-doctor-'))
  const findings = [
    ...(await checkListening(db, db.url)),
    ...(await checkClock(db)),
    ...(await checkFiles(folder, undefined)),
    ...(await checkPooler(db.url)),
    ...(await checkPictures({})),
  ]
  expect(findings.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good', 'good'])
})

it('reports a pooler, a folder and a bucket that do not respond, without a password', async () => {
  const findings = [
    ...(await checkPooler('postgres://tolar:secret@127.0.0.1:9/tolar')),
    ...(await checkDisk('AUDIT_FOLDER', '/nowhere/at/all')),
    ...(await checkFiles(undefined, { url: 'http://127.0.0.1:9/files', region: 'x', keyId: 'k', secret: 'secret' })),
    ...(await checkFiles(undefined, undefined)),
    ...(await checkPictures({ PICTURES_ORIGIN: 'http://127.0.0.1:9' })),
    ...(await checkPictures({ PICTURES_ORIGIN: 'http://127.0.0.1:9', PICTURES_KEY: 'secret' })),
  ]
  expect(findings.map(({ state }) => state)).toEqual(['wrong', 'look', 'wrong', 'wrong', 'wrong', 'wrong'])
  expect(JSON.stringify(findings)).not.toContain('secret')
  expect(textOf(new Error('no way to postgres://tolar:secret@db/x'))).toBe('no way to postgres://…@db/x')
})

it('reports that nothing runs, and books that differ', async () => {
  expect(wrongIn(await checkRunning(db, BRAND))).toEqual([`no api of ${BRAND} runs`, `no worker of ${BRAND} runs`])
  await db.query(sql`
    insert into live.process (id, target, kind, version, started_at, seen_at)
    select gen_random_uuid(), ${BRAND}, kind, '1', now(), now() from unnest(array['api', 'worker']) as kind`)
  await db.query(sql`
    insert into ledger.books_check (checked_at, accounts_checked, entries_checked, differences)
    values (now(), 1, 1, '[{}]')`)
  expect(wrongIn(await checkRunning(db, BRAND))).toEqual(['the books were checked 0.0 h ago: 1 differences'])
})

it('reports keys that are not those of the database', async () => {
  const own = await testDatabase()
  try {
    const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
    const env = { FIELD_KEYS: `a:${keyOf(1)}`, FIELD_INDEX_KEY: keyOf(2) }
    expect(await checkKeys(own, env)).toMatchObject([{ state: 'look' }])
    await own.query(sql`
      insert into account_migration.old_account (id, target, source, reference, person_sealed, person_index, imported_at, forget_at)
      values (${OLD_ACCOUNT}, 'any', 'venue', 'x', ${sealOldAccount(env)}, 'x', now(), now())`)
    expect(await checkKeys(own, env)).toMatchObject([
      { state: 'good', what: expect.stringContaining('no birth number') },
    ])
    expect(wrongIn(await checkKeys(own, { ...env, FIELD_KEYS: `a:${keyOf(3)}` }))[0]).toMatch(
      /^the key a of FIELD_KEYS is another/,
    )
    await own.query(sql`delete from account_migration.old_account`)
    const read = readFieldKeys(env.FIELD_KEYS, env.FIELD_INDEX_KEY)
    if ('problems' in read) throw new Error(read.problems.join())
    const cipher = makeFieldCipher(read)
    await own.transaction(async (tx) => {
      // A profile alone, without its player.
      await tx.query(sql`set local session_replication_role = replica`)
      await saveProfile(tx, cipher, 1, { ...emptyProfile, birthNumber: '8501010078' })
    })
    expect(await checkKeys(own, env)).toMatchObject([{ state: 'good' }])
    const both = { ...env, FIELD_KEYS: `b:${keyOf(4)},a:${keyOf(1)}` }
    expect(await checkOlderKeys(own, env)).toEqual([])
    expect(await checkOlderKeys(own, both)).toMatchObject([
      { state: 'look', what: 'the key a is still needed: 1 values and files are sealed with it' },
    ])
    expect(wrongIn(await checkOlderKeys(own, { ...env, FIELD_KEYS: `b:${keyOf(4)},c:${keyOf(5)}` }))).toEqual([
      'FIELD_KEYS lacks the key a, which has sealed 1 values and files',
    ])
    const readBoth = readFieldKeys(both.FIELD_KEYS, both.FIELD_INDEX_KEY)
    if ('problems' in readBoth) throw new Error(readBoth.problems.join())
    await resealColumns({ db: own, cipher: makeFieldCipher(readBoth) }, sealedColumns)
    expect(await checkOlderKeys(own, both)).toMatchObject([{ state: 'good' }])
    await resealColumns(
      { db: own, cipher: makeFieldCipher({ ...readBoth, keys: readBoth.keys.toReversed() }) },
      sealedColumns,
    )
    const wrong = async (changed: Partial<typeof env>) => wrongIn(await checkKeys(own, { ...env, ...changed }))[0]
    expect(await wrong({ FIELD_KEYS: `a:${keyOf(3)}` })).toMatch(/^the key a of FIELD_KEYS is another/)
    expect(await wrong({ FIELD_KEYS: `b:${keyOf(1)}` })).toMatch(/^FIELD_KEYS lacks the key a/)
    expect(await wrong({ FIELD_KEYS: `b:${keyOf(3)},a:${keyOf(1)}` })).toBeUndefined()
    expect(await wrong({ FIELD_INDEX_KEY: keyOf(3) })).toMatch(/^FIELD_INDEX_KEY is another/)
    expect(await wrong({ FIELD_INDEX_KEY: '' })).toBe('FIELD_INDEX_KEY is missing')
  } finally {
    await own.close()
  }
})

it('reports a disk that is nearly full, and one that is', async () => {
  const state = async (bavail: number) =>
    (await checkDisk('FILES_FOLDER', '/', () => Promise.resolve({ bavail, blocks: 1000, bsize: 4096 })))[0]?.state
  expect([await state(500), await state(90), await state(20), await state(0)]).toEqual([
    'good',
    'look',
    'wrong',
    'wrong',
  ])
})

it('says of a database that is not reached what has to be done', async () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(db.url)
    change(url)
    return url.href
  }
  const remedyOf = async (url: string) => {
    const other = openDatabase({ url, connections: 1, applicationName: 'test' })
    try {
      return (await checkReached(other))[0]?.wayOut
    } finally {
      await other.close()
    }
  }
  expect(await remedyOf(db.url)).toBeUndefined()
  expect(await remedyOf(changed((url) => (url.password = 'another')))).toMatch(/password of its login/)
  expect(await remedyOf(changed((url) => (url.pathname = '/nothing')))).toMatch(/createdb/)
  expect(await remedyOf(changed((url) => (url.port = '9')))).toMatch(/Nothing listens there/)
})

it('goes on without a database: the members of a cluster and the folders say more', () => {
  const metrics = join(mkdtempSync(join(tmpdir(), 'tolar-doctor-metrics-')), 'doctor.prom')
  const begunAt = Math.floor(Date.now() / 1000)
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'doctor.ts'), '--metrics', metrics],
    {
      encoding: 'utf8',
      env: {
        ...OWN_ENV,
        DATABASE_URL: 'postgres://tolar:secret@127.0.0.1:9/tolar',
        PATRONI_URLS: 'http://127.0.0.1:9',
        FILES_FOLDER: mkdtempSync(join(tmpdir(), 'tolar-doctor-')),
      },
    },
  )
  expect(status).toBe(1)
  expect(stdout).toContain('the database is not reached')
  expect(stdout).toContain('no Patroni of PATRONI_URLS answers')
  expect(stdout).toContain('nothing says when the certificates of etcd and Patroni end')
  expect(stdout).toContain('takes, gives back and removes a file')
  expect(stdout).not.toContain('secret')
  const written = readFileSync(metrics, 'utf8')
  const countOf = (mark: string) => stdout.split('\n').filter((line) => line.startsWith(mark)).length
  expect(written).toContain(`tolar_doctor_findings{state="good"} ${countOf('  ok ')}\n`)
  expect(written).toContain(`tolar_doctor_findings{state="look"} ${countOf('  LOOK ')}\n`)
  expect(written).toContain(`tolar_doctor_findings{state="wrong"} ${countOf(' WRONG ')}\n`)
  expect(countOf(' WRONG ')).toBeGreaterThan(1)
  expect(Number(/^tolar_doctor_run_timestamp_seconds (\d+)$/m.exec(written)?.[1])).toBeGreaterThanOrEqual(begunAt)
  expect(written).not.toContain('secret')
})

it('says each fault of the environment once, also without the address of a database', () => {
  const doctor = (env: Record<string, string>, ...named: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'doctor.ts'), ...named], {
      encoding: 'utf8',
      env: { ...OWN_ENV, ...env },
    })
  const times = (text: string, word: string) => text.split(word).length - 1
  const bare = doctor({ PICTURES_ORIGIN: 'pictures' })
  expect(bare.status).toBe(1)
  expect(bare.stdout).toContain('WRONG  DATABASE_URL is missing.\n          → Run it with the environment')
  expect(bare.stdout).toContain('What runs')
  for (const name of [
    'APP_TARGET is missing',
    'FILES_FOLDER is missing',
    'PICTURES_ORIGIN is not',
    'PICTURES_KEY is missing',
  ])
    expect([name, times(bare.stdout, name)]).toEqual([name, 1])
  expect(bare.stdout).not.toContain('no place for files')
  const own = { DATABASE_URL: db.url, FIELD_KEYS: 'a', FIELD_INDEX_KEY: 'b', APP_TARGET: 'nobody' }
  const { stdout } = doctor(own, 'worker')
  for (const name of ['FIELD_KEYS must be', 'FIELD_INDEX_KEY must be', 'AUDIT_SIGNING_KEY is missing', 'nobody'])
    expect([name, times(stdout, name)]).toEqual([name, 1])
  expect(doctor(own, 'wrker')).toMatchObject({ status: 1, stderr: expect.stringContaining('whose environment is it?') })
})

it('counts the files of every table that has some', async () => {
  const rows = await db.query<{ table: string }>(sql`
    select table_schema || '.' || table_name as table from information_schema.columns where column_name = 'sealed_with'`)
  const counted = [...filesByKey.text.matchAll(/from (\w+\.\w+)/g)].map(([, table]) => table)
  expect(counted.toSorted()).toEqual(rows.map(({ table }) => table).toSorted())
  expect(rows.length).toBeGreaterThan(0)
})

it('says that nobody knows the age of a backup where pgBackRest is not, and nothing where something else archives', async () => {
  expect(await checkBackup(db)).toEqual([])
  const folder = mkdtempSync(join(tmpdir(), 'tolar-doctor-backup-'))
  const settings = {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${folder}/nothing.conf --stanza=tolar archive-push %p`,
  }
  const postgres = await startPostgres({ folder, isThrownAway: true, port: await freePort(), settings })
  const own = openDatabase({ url: postgres.url, connections: 1, applicationName: 'test' })
  try {
    // With the program it cannot open that file of settings, without it there is nobody to ask.
    expect(await checkBackup(own)).toMatchObject([
      {
        state: 'look',
        what: expect.stringMatching(/^how old the newest backup is cannot be known here/),
        wayOut: expect.stringContaining('pgbackrest --stanza=tolar info'),
      },
    ])
  } finally {
    await own.close()
    await postgres.stop()
  }
})

it('waits for no check without an end, and says meanwhile what it waits for', async () => {
  const never = () => new Promise<Finding[]>(() => {})
  const told: string[] = []
  const patience = { checkMs: 40, quietMs: 5, onSlow: (sentence: string) => void told.push(sentence) }
  expect(await checkWithin('files', never, patience)).toMatchObject([
    { state: 'wrong', what: 'files: no answer within 0.04 s', wayOut: expect.stringContaining('mounted folder') },
  ])
  expect(told).toEqual(['files: no answer yet, at most 0.04 s'])
  expect(
    await checkWithin('files', () => Promise.reject(new Error('broken')), { ...patience, quietMs: 30_000 }),
  ).toEqual([{ state: 'wrong', what: 'files: broken', wayOut: 'npm run doctor after mending the rest.' }])
  expect(told).toHaveLength(1)
})

it('names a bucket that takes connections and never answers, before the time of a check is over', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const { port } = silent.address() as AddressInfo
  try {
    const bucket = { url: `http://127.0.0.1:${port}/files`, region: 'x', keyId: 'k', secret: 's' }
    const files = await checkWithin('files', () => checkFiles(undefined, bucket, 50), { checkMs: 10_000 })
    expect(wrongIn(files)[0]).toMatch(/^the bucket http:\/\/127\.0\.0\.1:\d+\/files does not work/)
    const env = { BOOKS_ARCHIVE_FOLDER: '/tmp', BOOKS_ARCHIVE_BUCKET_URL: bucket.url, BOOKS_ARCHIVE_BUCKET_REGION: 'x' }
    const keys = { BOOKS_ARCHIVE_BUCKET_KEY_ID: 'k', BOOKS_ARCHIVE_BUCKET_SECRET: 's' }
    const { parquetStore, problems } = readArchivePlace({ ...env, ...keys }, 50)
    expect(problems).toEqual([])
    await expect(parquetStore?.get(newId(new Date()))).rejects.toThrow(
      'The storage of files did not do what was asked.',
    )
  } finally {
    for (const socket of sockets) socket.destroy()
    silent.close()
  }
})
