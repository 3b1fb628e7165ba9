import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { newId, openDatabase, sql, systemClock, type Database, type ParquetFiles } from '../../kernel/index.ts'
import * as ledger from '../../ledger/index.ts'
import { archivedBets } from '../index.ts'
import * as find from './find-bet-rounds.ts'
import type { BetRoundKey } from './bet-rounds.queries.ts'

const MONTH = '2025-01'
/** Of bets more than a page of what is read, compared, deleted and put back at once. */
const ROUNDS = 7_000
const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
const trust = { publicKeys: [publicKey] }
const folder = mkdtempSync(join(tmpdir(), 'archived-bets-'))

let owner: TestDatabase
let db: Database
let files: ParquetFiles

beforeAll(async () => {
  owner = await testDatabase()
  db = openDatabase({ url: owner.url, connections: 4, applicationName: 'tests', parquetFolder: folder })
  files = db.parquet as ParquetFiles
  await fillBooks()
  await fillRounds()
  await ledger.checkSince({ db, clock: systemClock, trust, signingKey })
})
afterAll(async () => {
  await db?.close()
  await owner?.close()
  rmSync(folder, { recursive: true })
})

/** One entry of January and of February each, so that the months leave. */
async function fillBooks(): Promise<void> {
  await db.query(sql`select ledger.make_partitions('2025-01-01', 2)`)
  await db.query(sql`select ledger.make_key_months('2025-01-01', 2)`)
  const [contraId, accountId] = await db.transaction(async (tx) => [
    await ledger.openContraAccount(tx, { path: 'house:CZK:stakes', currency: 'CZK' }),
    await ledger.openBalanceAccount(tx, { path: 'player:1:cash', currency: 'CZK' }),
  ])
  for (const seq of [1, 2]) {
    const at = new Date(Date.UTC(2025, seq - 1, 5))
    const reference = newId(at)
    await db.query(sql`
      insert into ledger.movement_key (reference, account_id, seq, created_at) values (${reference}, ${accountId}, ${seq}, ${at})`)
    await db.query(sql`
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      values (${reference}, ${accountId}, ${seq}, 0, 5, ${5 * seq}, 7, ${at}, ${contraId}, ${seq}, 1)`)
  }
  await db.query(sql`update ledger.balance set balance = 10, seq = 2, won = 10 where account_id = ${accountId}`)
}

/**
 * Bets of three seeds in January, every third with decisions; and what stays: a round of January that was decided in
 * February, one that waits, one of a demo, and those of a seed of February.
 */
async function fillRounds(): Promise<void> {
  await db.query(sql`
    insert into game_rounds.session
      (id, token_hash, game_key, mode, lang, currency, player_id, account_id, player_session_started_at, opened_at, ends_at, seed_no)
    select uuidv7(), sha256(n::text::bytea), 'RuletaEvropska', 'real', 'cs', 'CZK', n, n, at, at, at + interval '1 day', n
      from (select n, timestamptz '2025-01-02' + n * interval '9 days' as at from generate_series(1, 4) n) made`)
  await db.query(sql`
    insert into game_rounds.seed (id, session_id, server_seed, commitment, client_seed, definition_hash, created_at)
    select uuidv7(), id, '\\x00', '', '', 'hash', opened_at from game_rounds.session order by opened_at`)
  await db.query(sql`
    insert into game_rounds.bet_round
      (seed_no, nonce, round_id, player_id, game_key, mode, stake, staked, won, opening, bet, decisions, is_open, balance_after,
       finished_by, changed_at, lent)
    select s.no, n, uuidv7(s.created_at - now()), case when n % 2 = 0 then s.no end, 'RuletaEvropska', 'real', n, n + 1, n % 7,
           jsonb_build_object('spot', n, 'text', 'apostrophe '' and "quotes" and ž', 'deep', jsonb_build_array(1.50, null, true)), '{"z": 1, "a": []}',
           case when n % 3 = 0 then 2 else 0 end, false, case when n % 3 = 0 then n end, case when n % 3 = 0 then 'rule' end,
           s.created_at + n * interval '1 second' + interval '7 microseconds', n % 5
      from game_rounds.seed s, generate_series(0, ${ROUNDS / 4 - 1}) n`)
  await db.query(sql`
    insert into game_rounds.decision (seed_no, nonce, round_id, number, bet, made_by, reference, made_at)
    select seed_no, nonce, round_id, number, '{"picks": [1, 2]}', 'player', case when number = 2 then uuidv7(changed_at - now()) end, changed_at
      from game_rounds.bet_round, generate_series(1, decisions) number`)
  const change = (nonce: number, what: string) =>
    owner.query({ text: `update game_rounds.bet_round set ${what} where seed_no = 1 and nonce = ${nonce}`, values: [] })
  await change(0, "changed_at = '2025-02-03'")
  await change(1, 'is_open = true')
  await change(2, "mode = 'demo'")
}

const hashOf = async (table: string) =>
  owner.query({
    text: `select count(*) as rows, md5(string_agg(t::text, ' ' order by t::text)) as hash from game_rounds.${table} t`,
    values: [],
  })
const tables = async () => [await hashOf('bet_round'), await hashOf('decision')]
const rowsOf = async () => (await db.query(sql`select from game_rounds.bet_round where mode = 'real'`)).length
const full = async () => (await ledger.checkBooks(db, systemClock, { trust })).differences

const needs = (within: Database = db) => ({
  db: within,
  files,
  clock: systemClock,
  trust,
  signingKey,
  afterMonths: 2,
  say: () => {},
  quietMs: 0,
})
const archive = (month: string, within?: Database) => ledger.archiveRows(needs(within), month, archivedBets)
const drop = (month: string, within?: Database) => ledger.dropRows(needs(within), month, archivedBets)
const restore = (month: string, within?: Database) => ledger.restoreRows(needs(within), month, archivedBets)

/** Files of a month that came back, before others are written of it. */
const putAside = (month: string) => rmSync(join(folder, `bets-${month}`), { recursive: true, force: true })

/** Fails when a statement with these words is about to run for the nth time. */
function cutAt(words: string, nth = 1): Database {
  let count = 0
  const cut =
    (query: Database['query']): Database['query'] =>
    async (statement) => {
      if (statement.text.includes(words)) count += 1
      if (count >= nth) throw new Error('cut off')
      return query(statement)
    }
  return {
    ...db,
    query: cut(db.query),
    transaction: (work) => db.transaction((tx) => work({ ...tx, query: cut(tx.query) })),
  }
}

async function keysOf(): Promise<(BetRoundKey & { reference: string | null })[]> {
  return db.query(sql`
    select b.seed_no, b.nonce, b.round_id, d.reference
      from game_rounds.bet_round b left join game_rounds.decision d on d.round_id = b.round_id and d.number = 2
     where b.mode = 'real' and b.nonce in (0, 1, 2, 3, 4, 500, 501, 1747, 1748, 1749) order by b.seed_no, b.nonce`)
}

/** What every reader of these rounds returns. */
async function readAll(keys: Awaited<ReturnType<typeof keysOf>>) {
  const some = keys.filter((_, n) => n % 8 === 0)
  const inOrder = (one: BetRoundKey, other: BetRoundKey) => (one.roundId < other.roundId ? -1 : 1)
  return {
    many: (await find.findBetRounds(db, keys)).toSorted(inOrder),
    one: await Promise.all(some.map((key) => find.findBetRound(db, key))),
    decisions: await Promise.all(some.flatMap((key) => [1, 2, 3].map((n) => find.findDecision(db, key, n)))),
    references: await Promise.all(some.map((key) => find.listReferences(db, key))),
    rounds: await Promise.all(
      some.flatMap(({ reference }) => (reference ? [find.findRoundOfReference(db, reference)] : [])),
    ),
    unknown: await find.findBetRound(db, { seedNo: 1, nonce: 9, roundId: newId(new Date('2025-01-03')) }),
  }
}

it('rows of rounds leave after their month, are read from files, and come back as they were', async () => {
  const before = await tables()
  const keys = await keysOf()
  const known = await readAll(keys)
  expect(known.many).toHaveLength(keys.length)
  expect(known.rounds.length).toBeGreaterThan(0)

  await expect(archive(MONTH)).rejects.toThrow('has not left the books')
  await ledger.archiveMonth(needs(), MONTH)
  for (const cut of [
    cutAt('order by b.seed_no', 2),
    cutAt('order by d.seed_no', 2),
    cutAt('insert into ledger.archived_rows'),
  ]) {
    await expect(archive(MONTH, cut)).rejects.toThrow('cut off')
    await ledger.requireArchive(db)
    expect(await full()).toEqual([])
  }
  await archive(MONTH)
  expect(await tables()).toEqual(before)
  expect(readdirSync(folder).toSorted()).toEqual([MONTH, `bets-${MONTH}`])
  await expect(drop(MONTH)).rejects.toThrow('have not been checked')
  expect(await full()).toEqual([])

  await expect(drop(MONTH, cutAt('delete from game_rounds.bet_round', 2))).rejects.toThrow('cut off')
  const halfway = await rowsOf()
  expect(halfway).toBeLessThan(ROUNDS - 1)
  expect(await readAll(keys)).toEqual(known)
  await expect(drop(MONTH, cutAt('update ledger.archived_rows'))).rejects.toThrow('cut off')
  expect(await drop(MONTH)).toBe(true)
  expect(await drop(MONTH)).toBe(false)
  // One that was decided later, one that waits, and the seed of February.
  expect(await rowsOf()).toBe(2 + ROUNDS / 4)
  expect(await readAll(keys)).toEqual(known)
  expect(await full()).toEqual([])

  // The next month takes what was decided in it.
  await ledger.archiveMonth(needs(), '2025-02')
  await archive('2025-02')
  expect(await full()).toEqual([])
  await drop('2025-02')
  expect(await rowsOf()).toBe(1)
  expect(await readAll(keys)).toEqual(known)

  await expect(restore(MONTH)).rejects.toThrow('2025-02 come first')
  await restore('2025-02')
  expect(await readAll(keys)).toEqual(known)
  for (const cut of [
    cutAt('insert into game_rounds.bet_round', 2),
    cutAt('insert into game_rounds.decision'),
    cutAt('delete from ledger.archived_rows'),
  ]) {
    await expect(restore(MONTH, cut)).rejects.toThrow('cut off')
    expect(await readAll(keys)).toEqual(known)
    await expect(archive(MONTH)).rejects.toThrow('are coming back')
    await expect(drop(MONTH)).rejects.toThrow('are coming back')
  }
  await restore(MONTH)
  expect(await tables()).toEqual(before)
  expect(await readAll(keys)).toEqual(known)
  expect(await full()).toEqual([])
})

it('a round is in the files of one month, and read once, where months leave before the rows of an earlier one are deleted', async () => {
  const before = await tables()
  const keys = await keysOf()
  const known = await readAll(keys)
  putAside('2025-02')
  const bytesOf = (month: string) => statSync(join(folder, `bets-${month}`, 'bets-00001.parquet')).size
  await archive(MONTH)
  await archive('2025-02')
  expect(await full()).toEqual([])
  expect(bytesOf('2025-02')).toBeLessThan(bytesOf(MONTH))
  await drop(MONTH)
  await drop('2025-02')
  expect(await rowsOf()).toBe(1)
  expect(await readAll(keys)).toEqual(known)
  await restore('2025-02')
  await restore(MONTH)
  expect(await tables()).toEqual(before)
})

it('a round that was changed after it was written is read as it was written last', async () => {
  const key = (await keysOf()).find(({ nonce }) => nonce === 4) as BetRoundKey
  const change = (won: number, day: string) =>
    db.query(sql`
      update game_rounds.bet_round set won = ${won}, changed_at = ${day}::timestamptz
       where round_id = ${key.roundId}`)
  putAside('2025-02')
  const [present] = await find.findBetRounds(db, [key])
  await archive(MONTH)
  await change(777, '2025-02-20')
  await archive('2025-02')
  expect(await full()).toEqual([])
  await drop(MONTH)
  await drop('2025-02')
  expect((await find.findBetRounds(db, [key])).map(({ won }) => won)).toEqual([777])
  await restore('2025-02')
  await restore(MONTH)
  await change(present?.won ?? 0, (present?.changedAt ?? new Date()).toISOString())
  putAside(MONTH)
})

it('nothing is deleted that is not whole in the files', async () => {
  await archive(MONTH)
  const before = await tables()
  const file = join(folder, `bets-${MONTH}`, 'bets-00001.parquet')
  const content = readFileSync(file)
  expect(await full()).toEqual([])
  appendFileSync(file, 'x')
  await expect(drop(MONTH)).rejects.toThrow('bets-00001.parquet is not as it was written')
  expect(await full()).toContainEqual(
    expect.objectContaining({ rule: 'archive', detail: `bets-${MONTH}/bets-00001.parquet is not as it was written` }),
  )
  await expect(drop(MONTH)).rejects.toThrow('found 1 differences')
  expect(await tables()).toEqual(before)
  rmSync(file)
  await expect(ledger.requireArchive(db)).rejects.toThrow('bets-00001.parquet is missing')
  writeFileSync(file, content)
  await ledger.requireArchive(db)

  await db.query(sql`update ledger.archived_rows set manifest = replace(manifest, '"bets"', '"best"')`)
  const details = (await full()).map(({ detail }) => detail).join()
  expect(details).toContain('is signed by no key that this installation knows')
  await db.query(sql`update ledger.archived_rows set manifest = replace(manifest, '"best"', '"bets"')`)
  expect(await full()).toEqual([])
  // A row that is not as in the files any more stays.
  await db.query(
    sql`update game_rounds.bet_round set changed_at = changed_at + interval '1 microsecond' where seed_no = 2 and nonce = 5`,
  )
  await drop(MONTH)
  expect(await db.query(sql`select from game_rounds.bet_round where seed_no = 2`)).toHaveLength(1)
})

it('says what a process needs that was told of no files', async () => {
  const key = { seedNo: 1, nonce: 9, roundId: newId(new Date('2025-01-03')) }
  await expect(find.findBetRound(owner, key)).rejects.toThrow('BOOKS_ARCHIVE_FOLDER')
  expect(await find.findBetRound(owner, { ...key, roundId: newId(systemClock.now()) })).toBeUndefined()
})
