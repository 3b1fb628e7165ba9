import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { newId, openDatabase, sql, systemClock, type Database, type ParquetFiles } from '../../kernel/index.ts'
import * as ledger from '../../ledger/index.ts'
import { archivedRisks, findGamesOfSteps, keysOfSteps } from '../index.ts'
import * as find from './find-risk-steps.ts'

const MONTH = '2025-01'
const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
const trust = { publicKeys: [publicKey] }
const folder = mkdtempSync(join(tmpdir(), 'archived-risks-'))

let owner: TestDatabase
let db: Database
const roundId = newId(new Date('2025-01-04'))

beforeAll(async () => {
  owner = await testDatabase()
  db = openDatabase({ url: owner.url, connections: 4, applicationName: 'tests', parquetFolder: folder })
  await db.query(sql`select ledger.make_partitions('2025-01-01', 2)`)
  await db.query(sql`select ledger.make_key_months('2025-01-01', 2)`)
  const [contraId, accountId] = await db.transaction(async (tx) => [
    await ledger.openContraAccount(tx, { path: 'house:CZK:stakes', currency: 'CZK' }),
    await ledger.openBalanceAccount(tx, { path: 'player:1:cash', currency: 'CZK' }),
  ])
  const at = new Date('2025-01-05')
  for (const [seq, reference, bookedAt] of [
    [1, roundId, at],
    [2, newId(new Date('2025-02-04')), new Date('2025-02-05')],
  ] as const) {
    await db.query(
      sql`insert into ledger.movement_key (reference, account_id, seq, created_at) values (${reference}, ${accountId}, ${seq}, ${bookedAt})`,
    )
    await db.query(sql`
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      values (${reference}, ${accountId}, ${seq}, 0, 5, ${5 * seq}, 1, ${bookedAt}, ${contraId}, ${seq}, 1)`)
  }
  await db.query(sql`update ledger.balance set balance = 10, seq = 2, won = 10 where account_id = ${accountId}`)
  await db.query(sql`
    insert into game_rounds.session
      (id, token_hash, game_key, mode, lang, currency, player_id, account_id, player_session_started_at, opened_at, ends_at, seed_no)
    select uuidv7(), '\\x00', 'OvocnyKolotoc', 'real', 'cs', 'CZK', 1, ${accountId}::bigint, ${at}::timestamptz, ${at}, ${at}, 1`)
  await db.query(sql`
    insert into game_rounds.seed (id, session_id, server_seed, commitment, client_seed, definition_hash, created_at)
    select uuidv7(), id, '\\x00', '', '', 'hash', opened_at from game_rounds.session`)
  // Three steps of each round; the last of round 4 was made in February, those of round 5 are of a demo.
  await db.query(sql`
    insert into game_rounds.risk_step (seed_no, nonce, number, pick, staked, won, balance_after, reference, made_at)
    select 1, nonce, number, 'red', 10 * number, 20 * number, 100, case when nonce < 5 then uuidv7(made - now()) end, made
      from generate_series(1, 5) nonce, generate_series(1, 3) number,
           lateral (select case when nonce = 4 and number = 3 then timestamptz '2025-02-01'
                                else timestamptz '2025-01-06' + number * interval '1.000007 seconds' end as made) m`)
  await ledger.checkSince({ db, clock: systemClock, trust, signingKey })
})
afterAll(async () => {
  await db?.close()
  await owner?.close()
  rmSync(folder, { recursive: true })
})

const needs = () => ({
  db,
  files: db.parquet as ParquetFiles,
  clock: systemClock,
  trust,
  signingKey,
  afterMonths: 2,
  say: () => {},
  quietMs: 0,
})
const rounds = [1, 2, 3, 4, 9].map((nonce) => ({ seedNo: 1, nonce, roundId }))
const byNonce = (one: { nonce: number }, other: { nonce: number }) => one.nonce - other.nonce

async function readAll(references: readonly string[]) {
  return {
    steps: await Promise.all(rounds.map((round) => find.listRiskSteps(db, round))),
    sums: (await find.sumRisks(db, rounds)).toSorted(byNonce),
    rounds: await Promise.all(references.map((reference) => find.findRoundOfRisk(db, reference))),
    keys: [...(await keysOfSteps(db, references))].toSorted(),
    games: [...(await findGamesOfSteps(db, references))]
      .map(([reference, { gameKey }]) => `${reference} ${gameKey}`)
      .toSorted(),
  }
}

const tableOf = () =>
  owner.query({ text: `select t::text as row from game_rounds.risk_step t order by nonce, number`, values: [] })

it('risked wins leave with all steps of their round, are read from files, and come back as they were', async () => {
  const before = await tableOf()
  const references = (
    await db.query<{ reference: string }>(sql`select reference from game_rounds.risk_step where reference is not null`)
  ).map(({ reference }) => reference)
  const known = await readAll(references)
  expect(known.sums.map(({ staked }) => staked)).toEqual([60, 60, 60, 60])
  expect(known.keys).toHaveLength(12)

  await ledger.archiveMonth(needs(), MONTH)
  await ledger.archiveRows(needs(), MONTH, archivedRisks)
  expect((await ledger.checkBooks(db, systemClock, { trust })).differences).toEqual([])
  expect(await readAll(references)).toEqual(known)
  // Cut off in the middle of a round.
  await db.query(sql`delete from game_rounds.risk_step where nonce = 2 and number = 2`)
  expect(await readAll(references)).toEqual(known)
  await ledger.dropRows(needs(), MONTH, archivedRisks)
  expect(await db.query(sql`select distinct nonce from game_rounds.risk_step order by 1`)).toEqual([
    { nonce: 4 },
    { nonce: 5 },
  ])
  expect(await readAll(references)).toEqual(known)
  await ledger.restoreRows(needs(), MONTH, archivedRisks)
  expect(await tableOf()).toEqual(before)
  expect(await readAll(references)).toEqual(known)
})

it('sums of risks are those of their table where two months leave before rows of the first are deleted', async () => {
  const before = await tableOf()
  const known = await readAll([])
  await ledger.archiveRows(needs(), MONTH, archivedRisks)
  await ledger.archiveMonth(needs(), '2025-02')
  await ledger.archiveRows(needs(), '2025-02', archivedRisks)
  expect((await ledger.checkBooks(db, systemClock, { trust })).differences).toEqual([])
  for (const month of [MONTH, '2025-02']) await ledger.dropRows(needs(), month, archivedRisks)
  expect(await db.query(sql`select distinct nonce from game_rounds.risk_step`)).toEqual([{ nonce: 5 }])
  expect(await readAll([])).toEqual(known)
  for (const month of ['2025-02', MONTH]) await ledger.restoreRows(needs(), month, archivedRisks)
  expect(await tableOf()).toEqual(before)
})
