import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { finishIndexes, finishTables, sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import {
  checkClock,
  checkIndexes,
  checkListening,
  checkMigrations,
  checkPooler,
  checkSettings,
} from './check-database.ts'
import { checkDisk, checkFiles } from './check-folders.ts'
import { checkRunning } from './check-running.ts'
import { textOf, type Finding } from './finding.ts'

const BRAND = 'brand'
let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  return () => db.close()
})

const wrongIn = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === 'wrong').map(({ what }) => what)

it('finds what would lose acknowledged money: the database of the tests commits without fsync', async () => {
  expect(wrongIn(await checkSettings(db))).toEqual(['fsync, full_page_writes is off: acknowledged money may be lost'])
})

it('finds a migration that is missing, and one of a newer release', async () => {
  expect(await checkMigrations(db)).toMatchObject([{ state: 'good' }])
  const [last] = await db.query<{ name: string }>(sql`
    delete from kernel.migrations where id = (select max(id) from kernel.migrations) returning name`)
  await db.query(sql`insert into kernel.migrations (name, run_on) values ('9999-of-tomorrow', now())`)
  expect(await checkMigrations(db)).toMatchObject([
    { state: 'wrong', what: `1 migrations are missing, the first is ${last?.name}`, wayOut: 'npm run migrate' },
    { state: 'look' },
  ])
})

it('finds an index that some partition lacks, until migrating has built it', async () => {
  expect(await checkIndexes(db)).toMatchObject([{ state: 'good' }])
  await db.query(sql`drop index ledger.entry_booked`)
  await db.query(sql`create index entry_booked on only ledger.entry using brin (created_at)`)
  expect(wrongIn(await checkIndexes(db))).toEqual(['ledger.entry_booked: not whole, and so not used'])
  expect(await finishIndexes(db.url)).toBeGreaterThan(10)
  expect(await checkIndexes(db)).toMatchObject([{ state: 'good' }])
})

it('finds what a migration has left for afterwards', async () => {
  const statement = sql`
    insert into kernel.unfinished (update_of, statement) values ('bonuses.step', 'update bonuses.step set at = at where false')`
  await db.query(statement)
  expect(wrongIn(await checkIndexes(db))).toEqual(['rows of bonuses.step: left by migrations'])
  expect(await finishTables(db.url)).toBe(1)
  expect(await checkIndexes(db)).toMatchObject([{ state: 'good' }])
})

it('finds nothing wrong with messages, clock and files where they work', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tolar-doctor-'))
  const findings = [
    ...(await checkListening(db, db.url)),
    ...(await checkClock(db)),
    ...(await checkFiles(folder, undefined)),
    ...(await checkPooler(db.url)),
  ]
  expect(findings.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good'])
})

it('finds a pooler, a folder and a bucket that do not answer, and shows no password', async () => {
  const findings = [
    ...(await checkPooler('postgres://tolar:secret@127.0.0.1:9/tolar')),
    ...(await checkDisk('AUDIT_FOLDER', '/nowhere/at/all')),
    ...(await checkFiles(undefined, { url: 'http://127.0.0.1:9/files', region: 'x', keyId: 'k', secret: 'secret' })),
    ...(await checkFiles(undefined, undefined)),
  ]
  expect(findings.map(({ state }) => state)).toEqual(['wrong', 'look', 'wrong', 'wrong'])
  expect(JSON.stringify(findings)).not.toContain('secret')
  expect(textOf(new Error('no way to postgres://tolar:secret@db/x'))).toBe('no way to postgres://…@db/x')
})

it('finds that nothing runs, and books that differ', async () => {
  expect(wrongIn(await checkRunning(db, BRAND))).toEqual([`no api of ${BRAND} runs`, `no worker of ${BRAND} runs`])
  await db.query(sql`
    insert into live.process (id, target, kind, version, started_at, seen_at)
    select gen_random_uuid(), ${BRAND}, kind, '1', now(), now() from unnest(array['api', 'worker']) as kind`)
  await db.query(sql`
    insert into ledger.books_check (checked_at, accounts_checked, entries_checked, differences)
    values (now(), 1, 1, '[{}]')`)
  expect(wrongIn(await checkRunning(db, BRAND))).toEqual(['the books were checked 0.0 h ago: 1 differences'])
})
