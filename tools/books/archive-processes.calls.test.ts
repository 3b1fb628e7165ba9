import { spawn, type ChildProcess } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicPartOf } from '#server/audit/index.ts'
import { newId, openDatabase, sql, systemClock, type Database } from '#server/kernel/index.ts'
import * as ledger from '#server/ledger/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'

// The commands as processes, like an operator runs them: killed at every step, two at once, and with concurrent rounds.

const MONTH = '2025-01'
const LONG_MS = 600_000
const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
const folder = mkdtempSync(join(tmpdir(), 'archive-processes-'))
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts

let owner: TestDatabase
let db: Database
let accountId: number
let isOver = false
let playing: Promise<void> | undefined
let contraId: number
const started: ChildProcess[] = []

beforeAll(async () => {
  owner = await testDatabase()
  db = openDatabase({ url: owner.url, connections: 4, applicationName: 'tests', parquetFolder: folder })
  await db.query(sql`select ledger.make_partitions('2025-01-01', 2)`)
  await db.query(sql`select ledger.make_key_months('2025-01-01', 2)`)
  contraId = await db.transaction((tx) => ledger.openContraAccount(tx, { path: 'house:CZK:stakes', currency: 'CZK' }))
  accountId = await db.transaction((tx) => ledger.openBalanceAccount(tx, { path: 'player:1:cash', currency: 'CZK' }))
  await db.query(sql`
    insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
    select uuidv7(at - now()), ${accountId}::bigint, n, 0, 100, 100 * n, 7, at, ${contraId}::bigint, n, case when n % 100 = 0 then 2 else 1 end
      from (select n, timestamptz '2025-01-02' + n * interval '1 minute' as at from generate_series(1, 3000) n) made`)
  await db.query(sql`insert into ledger.movement_key select reference, account_id, seq, created_at from ledger.entry`)
  await db.query(sql`
    update ledger.balance set balance = 300000, seq = 3000, won = 297000, day_won = 297000, month_won = 297000, series_id = 8, day = '2026-01-01', hour_ends = 'infinity'`)
  await fillBets()
  const report = await ledger.checkSince({ db, clock: systemClock, trust: { publicKeys: [publicKey] }, signingKey })
  expect(report?.differences).toEqual([])
}, LONG_MS)
afterAll(async () => {
  isOver = true
  await playing?.catch(() => {})
  for (const child of started) end(child)
  await db?.close()
  await owner?.close()
  rmSync(folder, { recursive: true })
})

/** Rounds with one bet each, with a seed of that month. */
async function fillBets(): Promise<void> {
  await db.query(sql`
    insert into game_rounds.session
      (id, token_hash, game_key, mode, lang, currency, player_id, account_id, player_session_started_at, opened_at, ends_at, seed_no)
    select uuidv7(), '\\x00', 'RuletaEvropska', 'real', 'cs', 'CZK', 1, ${accountId}::bigint, at, at, at, 1 from (select timestamptz '2025-01-02' as at) moment`)
  await db.query(sql`
    insert into game_rounds.seed (id, session_id, server_seed, commitment, client_seed, definition_hash, created_at)
    select uuidv7(), id, '\\x00', '', '', 'hash', opened_at from game_rounds.session`)
  await db.query(sql`
    insert into game_rounds.bet_round (seed_no, nonce, round_id, player_id, game_key, mode, stake, staked, opening, bet, is_open, changed_at)
    select no, n, uuidv7(created_at - now()), 1, 'RuletaEvropska', 'real', 1, 1, '{}', '{}', false, created_at + n * interval '1 second'
      from game_rounds.seed, generate_series(1, 300) n`)
}

/** Kills the process and its descendants. */
function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  process.kill(-child.pid, 'SIGKILL')
}

/**
 * Runs a script of package.json. @param killAt output at which it is killed @param whenSaid called after some output
 */
function run(
  script: string,
  {
    options = ['--month', MONTH, '--quiet', '1'],
    killAt,
    whenSaid = [killAt, end],
  }: { options?: string[]; killAt?: string; whenSaid?: [string | undefined, (child: ChildProcess) => void] } = {},
): Promise<{ code: number | null; said: string }> {
  const [program = '', ...args] = (scripts[script] ?? '').split(' ')
  const child = spawn(program, [...args, ...options], {
    detached: true,
    env: {
      ...process.env,
      DATABASE_URL: owner.url,
      BOOKS_ARCHIVE_FOLDER: folder,
      AUDIT_SIGNING_KEY: signingKey.export({ format: 'jwk' }).d ?? '',
      AUDIT_PUBLIC_KEY: publicPartOf(signingKey),
    },
  })
  started.push(child)
  let said = ''
  const hear = (chunk: Buffer) => {
    said += String(chunk)
    const [line, then] = whenSaid
    if (line !== undefined && said.includes(line)) then(child)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

const hashOf = async (table: string) =>
  (
    await owner.query<{ hash: string }>({
      text: `select md5(string_agg(e::text, ' ' order by account_id, seq)) as hash from ledger.${table} e where seq <= 3000`,
      values: [],
    })
  )[0]?.hash
const betsOf = () =>
  owner.query({
    text: `select count(*) as rows, md5(string_agg(b::text, ' ' order by nonce)) as hash from game_rounds.bet_round b`,
    values: [],
  })
const stateOf = async () =>
  (await db.query<{ state: string }>(sql`select state from ledger.archived_month`)).map(({ state }) => state)
const page = () => ledger.listEntries(db, { accountId, below: 3001, limit: 50 })

it('continues after any kill, never runs twice at once, and loses no round', { timeout: LONG_MS }, async () => {
  const before = [await hashOf('entry'), await hashOf('movement_key'), await page()]
  const bets = await betsOf()
  const played: string[] = []
  playing = (async () => {
    while (!isOver) {
      const stake = { reference: newId(systemClock.now()), accountId, stakeMinor: 1, winMinor: 1, seriesId: 8 }
      const context = { day: '2026-01-01', at: systemClock.now(), contraId, minimumRoundMs: 0 }
      const booked = await db.transaction((tx) => ledger.postStake(tx, { ...stake, ordinal: played.length }, context))
      expect(booked).toBeDefined()
      played.push(stake.reference)
    }
  })()

  // Killed after its files are written, before they are recorded: a lock keeps it from recording them first.
  await db.transaction(async (tx) => {
    await tx.query(sql`lock table ledger.archived_month in share mode`)
    expect((await run('books:archive', { killAt: 'written' })).code).not.toBe(0)
  })
  expect(await stateOf()).toEqual([])

  // One waits long for readers, while nobody else runs; then it is killed.
  let second: Promise<{ code: number | null; said: string }> | undefined
  const waiting = run('books:archive', {
    options: ['--month', MONTH, '--quiet', '600'],
    whenSaid: [
      'the manifest is signed',
      (first) => {
        second ??= run('books:archive').finally(() => end(first))
      },
    ],
  })
  expect((await waiting).said).toContain('the manifest is signed')
  expect(await second).toMatchObject({ code: 1, said: expect.stringContaining('or a month of them moves') })
  expect(await stateOf()).toEqual(['leaving'])
  expect(await page()).toEqual(before[2])

  await run('books:archive', { killAt: 'its partition is detached' })
  expect(await stateOf()).toEqual(['away'])
  expect(await page()).toEqual(before[2])

  await run('books:archive', { killAt: 'looked for in the files from now on' })
  expect(await run('books:archive')).toMatchObject({ code: 0, said: expect.stringContaining('300 bets written') })
  expect(await run('books:archive')).toMatchObject({ code: 0, said: expect.stringContaining('has left') })
  expect(readdirSync(folder).toSorted()).toEqual([MONTH, `bets-${MONTH}`])
  expect(await betsOf()).toEqual(bets)
  expect(await page()).toEqual(before[2])
  const keys = await db.query(sql`select from ledger.movement_key where account_id = ${accountId} and seq <= 3000`)
  expect(keys).toHaveLength(30)

  expect(await run('books:drop-month')).toMatchObject({
    code: 1,
    said: expect.stringContaining('have not been checked'),
  })
  const checked = await run('books:check', { options: ['--full'] })
  expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('The books balance.') })
  await run('books:drop-month', { killAt: '300 bets deleted' })
  expect(await betsOf()).toMatchObject([{ rows: 0 }])
  expect(await run('books:drop-month')).toMatchObject({ code: 0, said: expect.stringContaining('is dropped') })
  expect(await page()).toEqual(before[2])

  await run('books:restore-month', { killAt: 'its bets are in the database again' })
  expect(await betsOf()).toEqual(bets)
  await run('books:restore-month', { killAt: 'its table is made again' })
  expect(await stateOf()).toEqual(['away'])
  await run('books:restore-month', { killAt: 'its partition is attached' })
  expect(await stateOf()).toEqual(['returning'])
  expect(await page()).toEqual(before[2])
  expect(await run('books:restore-month')).toMatchObject({ code: 0 })

  isOver = true
  await playing
  expect([await hashOf('entry'), await hashOf('movement_key'), await page()]).toEqual(before)
  const present = await ledger.findEntries(db, played)
  expect(new Set(present.map(({ reference }) => reference))).toEqual(new Set(played))
  expect((await ledger.checkBooks(db, systemClock, { trust: { publicKeys: [publicKey] } })).differences).toEqual([])
})
