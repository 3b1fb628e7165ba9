import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { newId, openDatabase, sql, systemClock, type Database, type ParquetFiles } from '../../kernel/index.ts'
import * as ledger from '../index.ts'

const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
const folder = mkdtempSync(join(tmpdir(), 'archive-'))
const trust = { publicKeys: [publicKey] }
const MONTH = '2025-01'

type Books = { readonly owner: TestDatabase; readonly db: Database; readonly files: ParquetFiles }

let books: Books
let others: Books
beforeAll(async () => {
  books = await openBooks(100)
  others = await openBooks(200)
})
afterAll(async () => {
  for (const { db, owner } of [books, others]) {
    await db.close()
    await owner.close()
  }
  rmSync(folder, { recursive: true })
})

/** Books with five rounds of one account; the reference of the last contains no time. */
async function openBooks(stake: number): Promise<Books> {
  const owner = await testDatabase()
  const db = openDatabase({ url: owner.url, connections: 3, applicationName: 'tests', parquetFolder: folder })
  await db.query(sql`select ledger.make_partitions('2025-01-01', 3)`)
  await db.query(sql`select ledger.make_key_months('2025-01-01', 3)`)
  const [contraId, accountId] = await db.transaction(async (tx) => [
    await ledger.openContraAccount(tx, { path: 'house:CZK:stakes', currency: 'CZK' }),
    await ledger.openBalanceAccount(tx, { path: 'player:1:cash', currency: 'CZK' }),
  ])
  for (let seq = 1; seq <= 5; seq += 1) {
    const at = new Date(Date.UTC(2025, 0, seq))
    const reference = seq === 5 ? randomUUID() : newId(at)
    await db.query(sql`
      insert into ledger.movement_key (reference, account_id, seq, created_at) values (${reference}, ${accountId}, ${seq}, ${at})`)
    await db.query(sql`
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      values (${reference}, ${accountId}, ${seq}, 0, ${stake}, ${stake * seq}, 7, ${at}, ${contraId}, ${seq}, 1)`)
  }
  await db.query(sql`
    update ledger.balance set balance = ${stake * 5}, seq = 5, won = ${stake * 5} where account_id = ${accountId}`)
  await ledger.checkSince({ db, clock: systemClock, trust, signingKey })
  return { owner, db, files: db.parquet as ParquetFiles }
}

const archive = ({ db, files }: Omit<Books, 'owner'>) =>
  ledger.archiveMonth(
    { db, files, clock: systemClock, trust, signingKey, afterMonths: 2, say: () => {}, quietMs: 0 },
    MONTH,
  )

/** Fails when the keys of a month are about to be deleted. */
function cutBeforeItsEnd(db: Database): Database {
  const cut =
    (query: Database['query']): Database['query'] =>
    async (statement) => {
      if (statement.text.includes('delete from ledger.archived_month')) throw new Error('cut off')
      return query(statement)
    }
  return {
    ...db,
    query: cut(db.query),
    transaction: (work) => db.transaction((tx) => work({ ...tx, query: cut(tx.query) })),
  }
}

it('a month whose references were not all written does not leave', async () => {
  const { db, files } = books
  const forgetful: ParquetFiles = {
    ...files,
    run: (text) => files.run(text.replace('order by reference)', 'order by reference limit 4)')),
  }
  await expect(archive({ db, files: forgetful })).rejects.toThrow('not those of the entries')
  expect(await db.query(sql`select from ledger.archived_month`)).toEqual([])
})

it.each([
  ['a reference', 3],
  ['a debit', 39],
  ['a time', 71],
  ['an ordinal', 83],
  ['a kind', 85],
])('a month is not detached if %s was written wrongly', async (_, byte) => {
  const { db, files } = books
  const careless: ParquetFiles = {
    ...files,
    write: (columns, work) =>
      files.write(columns, (writer) =>
        work({
          ...writer,
          appendPacked: async (rows) => {
            const other = Buffer.from(rows)
            other[2 * 86 + byte] = (other[2 * 86 + byte] ?? 0) ^ 1
            await writer.appendPacked(other)
          },
        }),
      ),
  }
  await expect(archive({ db, files: careless })).rejects.toThrow('not in the files as they are in the database')
  expect(await db.query(sql`select from ledger.archived_month`)).toEqual([])
})

it('a month does not take the place of the same month of other books', async () => {
  await archive(books)
  await expect(archive(others)).rejects.toThrow('Each database has a folder of its own')
  expect((await ledger.checkBooks(books.db, systemClock, { trust })).differences).toEqual([])
  // Files that an earlier attempt left of the same entries are replaced.
  cpSync(join(folder, MONTH), join(folder, `${MONTH}.replaced`), { recursive: true })
  await ledger.restoreMonth({ ...books, say: () => {}, quietMs: 0 }, MONTH)
  await archive(books)
  expect(readdirSync(folder).filter((name) => name.startsWith(MONTH))).toEqual([MONTH])
  expect((await ledger.checkBooks(books.db, systemClock, { trust })).differences).toEqual([])
})

it('a round of the files that lacks the key that it should have kept is a difference', async () => {
  const { db } = books
  const full = async () => (await ledger.checkBooks(db, systemClock, { trust })).differences
  const keys = await db.query<{ reference: string; accountId: number }>(sql`
    delete from ledger.movement_key returning reference, account_id`)
  expect(keys).toHaveLength(1)
  expect(await full()).toEqual([
    expect.objectContaining({ rule: 'key', detail: expect.stringContaining('entry 5 of the files') }),
  ])
  for (const { reference, accountId } of keys)
    await db.query(sql`
      insert into ledger.movement_key (reference, account_id, seq, created_at) values (${reference}, ${accountId}, 5, '2025-01-05T00:00:00Z')`)
  expect(await full()).toEqual([])
})

it('a reader that began just before a month was restored reads all of it', async () => {
  const { db } = books
  const [account] = await db.query<{ accountId: number }>(sql`select account_id from ledger.balance`)
  const page = { accountId: account?.accountId ?? 0, limit: 100 }
  const looked = await db.query(sql`select from ledger.entry where account_id = ${page.accountId}`)
  expect(looked).toEqual([])
  const restore = (within: Database) => ledger.restoreMonth({ ...books, db: within, say: () => {}, quietMs: 0 }, MONTH)
  await expect(restore(cutBeforeItsEnd(db))).rejects.toThrow('cut off')

  let isFirst = true
  const late: Database = {
    ...db,
    query: async (statement) => {
      const rows = await db.query(statement)
      if (!isFirst) return rows as never
      isFirst = false
      return looked as never
    },
  }
  expect(await ledger.listEntries(late, page)).toHaveLength(5)
  expect((await ledger.checkBooks(db, systemClock, { trust })).differences).toEqual([])
  await restore(db)
  expect(await ledger.listEntries(db, page)).toHaveLength(5)
  await archive(books)
})

it('a process does not start where one of the files is missing', async () => {
  await ledger.requireArchive(books.db)
  const file = join(folder, MONTH, 'references-00001.parquet')
  expect(existsSync(file)).toBe(true)
  rmSync(file)
  await expect(ledger.requireArchive(books.db)).rejects.toThrow('references-00001.parquet is missing')
})
