import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { sql, systemClock } from '../../kernel/index.ts'
import {
  checkBooks,
  checkSince,
  makeCheckpointFolder,
  openBalanceAccount,
  openContraAccount,
  postMovement,
} from '../index.ts'
import { findOldestTransaction } from '../rounds.queries.ts'

let db: TestDatabase
let accounts: number[]
const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519')
const folder = mkdtempSync(join(tmpdir(), 'books-'))
const store = makeCheckpointFolder(folder)
const trust = { publicKeys: [publicKey], store }
const needs = { clock: systemClock, trust, signingKey }
const sign = (more: Partial<Parameters<typeof checkSince>[0]> = {}) => checkSince({ ...needs, db, ...more })
const numbers = async () =>
  (await db.query<{ number: number }>(sql`select number from ledger.checkpoint order by number`)).map(
    ({ number }) => number,
  )

beforeAll(async () => {
  db = await testDatabase()
  accounts = await db.transaction(async (tx) => {
    const contraId = await openContraAccount(tx, { path: 'gateway:csob:clearing', currency: 'CZK' })
    const opened: number[] = []
    for (const player of [1, 2, 3]) {
      const accountId = await openBalanceAccount(tx, { path: `player:${player}:cash`, currency: 'CZK' })
      await postMovement(tx, {
        reference: randomUUID(),
        kind: 'deposit',
        accountId,
        contraId,
        debitMinor: 0,
        creditMinor: 100,
      })
      opened.push(accountId)
    }
    return opened
  })
})
afterAll(async () => {
  await db?.close()
  rmSync(folder, { recursive: true })
})

const setBalance = (accountId: number, balance: number) =>
  db.query(sql`update ledger.balance set balance = ${balance} where account_id = ${accountId}`)

it('proves what is right in portions, each with its checkpoint, and names what is wrong', async () => {
  const [first = 0] = accounts
  await setBalance(first, 101)
  const report = await sign({ entriesEach: 1 })
  expect(report).toMatchObject({ entriesChecked: 3, since: 0, differences: [{ rule: 'balance', accountId: first }] })
  expect(await db.query(sql`select wrong from ledger.checkpoint order by number`)).toEqual([
    { wrong: [first] },
    { wrong: [first] },
    { wrong: [first] },
  ])
  // Proved portions are not read again, whatever else is unproved.
  expect(await sign()).toMatchObject({ entriesChecked: 1, since: 3 })
  await setBalance(first, 100)
  expect(await sign()).toMatchObject({ entriesChecked: 1, since: 4, differences: [] })
  expect(await sign()).toMatchObject({ entriesChecked: 0, since: 5, differences: [] })
})

it('reads the newest copy before the books: one that is signed meanwhile is not missing', async () => {
  const late = {
    ...store,
    readNewest: async () => {
      await sign()
      return store.readNewest()
    },
  }
  expect(await checkBooks(db, systemClock, { trust: { ...trust, store: late } })).toMatchObject({ differences: [] })
})

it('reports an unreadable copy, and continues with the check', async () => {
  const copies = () => readdirSync(folder).toSorted()
  expect(copies().every((name) => /^\d{9}\.json$/.test(name))).toBe(true)
  const next = join(folder, '000000900.json')
  writeFileSync(next, '{"text": "[\\"books-che')
  const unreadable = {
    rule: 'checkpoint',
    detail: expect.stringContaining('the copy of checkpoint 900 cannot be read'),
  }
  const before = await numbers()
  expect((await sign())?.differences).toEqual([expect.objectContaining(unreadable)])
  expect((await checkBooks(db, systemClock, { trust })).differences).toEqual([expect.objectContaining(unreadable)])
  expect(await numbers()).toEqual(before)
  rmSync(next)
  expect(await sign()).toMatchObject({ differences: [] })
})

it('keeps the report of a check whose copy cannot be written', async () => {
  const full = { ...store, write: () => Promise.reject(new Error('no space')) }
  const reports = async () => (await db.query(sql`select from ledger.books_check`)).length
  const before = await reports()
  await expect(sign({ trust: { ...trust, store: full } })).rejects.toThrow('no space')
  expect(await reports()).toBe(before + 1)
  // Some copies may be missing: the next one is written.
  expect(await sign()).toMatchObject({ differences: [] })
})

it('does not judge what another installation signs; with a copy or a signature of its own, that is a forgery', async () => {
  const theirs = { trust: { publicKeys: [stranger.publicKey] }, signingKey: stranger.privateKey }
  await expect(sign(theirs)).rejects.toThrow('AUDIT_PUBLIC_KEY')
  await expect(checkBooks(db, systemClock, { trust: theirs.trust })).rejects.toThrow('AUDIT_PUBLIC_KEY')
  // Each process that has the other's key continues where the other stopped.
  const both = { publicKeys: [publicKey, stranger.publicKey] }
  expect(await sign({ ...theirs, trust: both })).toMatchObject({ differences: [] })
  expect(await sign({ trust: both })).toMatchObject({ differences: [] })
  const forged = expect.stringContaining('is signed by no key that this installation knows')
  expect((await sign())?.differences).toEqual([expect.objectContaining({ rule: 'checkpoint', detail: forged })])
})

it('makes one full check at a time', async () => {
  await db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('ledger.check-books'), hashtext('full'))`)
    await expect(checkBooks(db, systemClock)).rejects.toThrow('All books are being checked at the moment.')
  })
  expect(await checkBooks(db, systemClock)).toMatchObject({ differences: [], since: null })
})

it('keeps no reader of new entries looking back to where it began', async () => {
  await db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('ledger.check-books'), hashtext('full'))`)
    const [check] = await tx.query<{ ms: number }>(sql`
      select extract(epoch from clock_timestamp() - now())::float8 * 1000 as ms
        from (select count(*) from generate_series(1, 500000)) meanwhile`)
    await expect.poll(() => findOldestTransaction(db)).toBeLessThan(check?.ms ?? 0)
  })
})

it('reads the checkpoints of a day, all of them in the full check, and tells a thousand differences at most', async () => {
  const before = (await numbers()).length
  await db.query(sql`
    insert into ledger.checkpoint (number, at, accounts, entries, state, moved, previous, wrong, signature)
    select ${before} + extra, at, accounts, entries, state, moved, previous, wrong, signature
      from ledger.checkpoint, generate_series(1, 1100) as extra where number = ${before}`)
  // Each of them continues no other and is not signed; the last does not match what is proved.
  expect((await sign())?.differences.length).toBeLessThan(2 * 48 + 2)
  expect((await checkBooks(db, systemClock, { trust })).differences).toHaveLength(1000)
})
