import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId, openDatabase, sql, systemClock, type Database, type ParquetFiles } from '#server/kernel/index.ts'
import * as ledger from '#server/ledger/index.ts'
import { testDatabase, type TestDatabase } from './database.ts'

/** A database whose books have an entry of January and of February 2025, for tests of rows that leave with their month. */
export type ClosedMonths = {
  /** With the files of closed months, as a process has it. */
  readonly db: Database
  readonly owner: TestDatabase
  readonly folder: string
  readonly archiveMonth: (month: string) => Promise<void>
  readonly archive: (month: string, kind: ledger.RowsKind) => Promise<void>
  readonly drop: (month: string, kind: ledger.RowsKind) => Promise<boolean>
  readonly restore: (month: string, kind: ledger.RowsKind) => Promise<void>
  /** Signs a checkpoint, so that the months are closed. */
  readonly sign: () => Promise<void>
  /** What the check of all books finds. */
  readonly check: () => Promise<readonly unknown[]>
  readonly close: () => Promise<void>
}

export async function openClosedMonths(): Promise<ClosedMonths> {
  const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
  const trust = { publicKeys: [publicKey] }
  const folder = mkdtempSync(join(tmpdir(), 'closed-months-'))
  const owner = await testDatabase()
  const db = openDatabase({ url: owner.url, connections: 4, applicationName: 'tests', parquetFolder: folder })
  await fillBooks(db)
  const needs = {
    db,
    files: db.parquet as ParquetFiles,
    clock: systemClock,
    trust,
    signingKey,
    afterMonths: 2,
    say: () => {},
    quietMs: 0,
  }
  return {
    db,
    owner,
    folder,
    archiveMonth: (month) => ledger.archiveMonth(needs, month),
    archive: (month, kind) => ledger.archiveRows(needs, month, kind),
    drop: (month, kind) => ledger.dropRows(needs, month, kind),
    restore: (month, kind) => ledger.restoreRows(needs, month, kind),
    sign: async () => void (await ledger.checkSince({ db, clock: systemClock, trust, signingKey })),
    check: async () => (await ledger.checkBooks(db, systemClock, { trust })).differences,
    close: async () => {
      await db.close()
      await owner.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function fillBooks(db: Database): Promise<void> {
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
