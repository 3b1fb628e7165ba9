import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { openDatabase, sql, systemClock, type Database, type Sql } from '../../kernel/index.ts'
import {
  calendarDayOf,
  checkBooks,
  checkSince,
  makeCheckpointFolder,
  openBalanceAccount,
  openContraAccount,
  postMovement,
  postPlays,
} from '../index.ts'

let db: TestDatabase
let replica: Database
let gatewayId: number
let first: number
let second: number
const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
const folder = mkdtempSync(join(tmpdir(), 'books-'))
const trust = { publicKeys: [publicKey], store: makeCheckpointFolder(folder) }

const sign = () => checkSince({ db, clock: systemClock, trust, signingKey })
const rulesOf = (found: { readonly differences: readonly { readonly rule: string }[] } | undefined) => [
  ...new Set(found?.differences.map(({ rule }) => rule)),
]
const wrongAtLast = async () =>
  (await db.query<{ wrong: number[] }>(sql`select wrong from ledger.checkpoint order by number desc limit 1`))[0]?.wrong
const since = async () => rulesOf(await checkSince({ db, clock: systemClock, trust }))
/** Reads from a read-only connection, as a replica's, one account at a time. */
const full = async () => rulesOf(await checkBooks(db, systemClock, { trust, readFrom: replica, accountsEach: 1 }))

beforeAll(async () => {
  db = await testDatabase()
  const url = `${db.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`
  replica = openDatabase({ url, connections: 2, applicationName: 'tests' })
  gatewayId = await db.transaction((tx) => openContraAccount(tx, { path: 'gateway:csob:clearing', currency: 'CZK' }))
  first = await openWith(10_000)
  second = await openWith(20_000)
})
afterAll(async () => {
  await replica?.close()
  await db?.close()
  rmSync(folder, { recursive: true })
})

async function openWith(creditMinor: number): Promise<number> {
  const path = `player:${creditMinor}:cash`
  const id = await db.transaction((tx) => openBalanceAccount(tx, { path, currency: 'CZK' }))
  await deposit(id, creditMinor)
  return id
}

const deposit = (accountId: number, creditMinor: number) =>
  db.transaction((tx) =>
    postMovement(tx, {
      reference: randomUUID(),
      kind: 'deposit',
      accountId,
      contraId: gatewayId,
      debitMinor: 0,
      creditMinor,
    }),
  )

const play = (accountId: number, stakeMinor: number, at = systemClock.now()) =>
  db.transaction((tx) =>
    postPlays(tx, { contraId: gatewayId, seriesId: 7, day: calendarDayOf(at), at }, [
      { reference: randomUUID(), accountId, stakeMinor, winMinor: 5, ordinal: 0 },
    ]),
  )

/** Changes immutable rows, checks, and restores them. */
async function tampered(change: Sql, back: Sql, check: () => Promise<unknown>): Promise<void> {
  const unguarded = (statement: Sql) =>
    db.transaction(async (tx) => {
      await tx.query(sql`set local session_replication_role = replica`)
      await tx.query(statement)
    })
  await unguarded(change)
  try {
    await check()
  } finally {
    await unguarded(back)
  }
}

it('reads everything once, and then only what came since', async () => {
  expect(await sign()).toMatchObject({ accountsChecked: 2, entriesChecked: 2, differences: [], since: 0 })
  expect(await sign()).toMatchObject({ accountsChecked: 2, entriesChecked: 0, differences: [], since: 1 })
  await play(first, 100)
  await play(first, 200)
  expect(await sign()).toMatchObject({ entriesChecked: 2, differences: [], since: 2 })
  // The next day and the next month: the totals that limits begin with were proved too.
  await play(first, 300, new Date(systemClock.now().getTime() + 86_400_000))
  await play(first, 300, new Date(systemClock.now().getTime() + 40 * 86_400_000))
  expect(await sign()).toMatchObject({ entriesChecked: 2, differences: [], since: 3 })
  expect(await full()).toEqual([])
  await expect(replica.query(sql`delete from ledger.books_check`)).rejects.toThrow('read-only')
  const whole = await checkBooks(db, systemClock, { readFrom: replica, accountsEach: 1 })
  expect(whole).toMatchObject({ accountsChecked: 2, entriesChecked: 6, since: null })
})

it('finds an entry that was changed after the checkpoint, from the checkpoint and from the beginning', async () => {
  await play(second, 50)
  const [{ seq } = { seq: 0 }] = await db.query<{ seq: number }>(
    sql`select seq from ledger.balance where account_id = ${second}`,
  )
  await tampered(
    sql`update ledger.entry set debit = debit + 1 where account_id = ${second} and seq = ${seq}`,
    sql`update ledger.entry set debit = debit - 1 where account_id = ${second} and seq = ${seq}`,
    async () => {
      expect(await since()).toContain('chain')
      expect(await full()).toContain('chain')
      // The account is named and stays as it was proved, also when it is signed again.
      expect((await sign())?.differences).not.toEqual([])
      expect(await sign()).toMatchObject({
        entriesChecked: 1,
        since: 5,
        differences: expect.arrayContaining([expect.objectContaining({ accountId: second })]),
      })
      expect(await wrongAtLast()).toEqual([second])
    },
  )
  expect(await sign()).toMatchObject({ differences: [], entriesChecked: 1, since: 6 })
  expect(await wrongAtLast()).toEqual([])
})

it('finds an entry that was changed before the checkpoint from the beginning, even one that adds up', async () => {
  await tampered(
    sql`update ledger.entry set series_id = series_id + 1 where account_id = ${first} and seq = 2`,
    sql`update ledger.entry set series_id = series_id - 1 where account_id = ${first} and seq = 2`,
    async () => {
      expect(await since()).toEqual([])
      expect(await full()).toEqual(['proof'])
    },
  )
})

it('finds a balance, a limit and a row that were changed without an entry', async () => {
  const changes: [string, Sql, Sql][] = [
    [
      'balance',
      sql`update ledger.balance set balance = balance + 1`,
      sql`update ledger.balance set balance = balance - 1`,
    ],
    ['totals', sql`update ledger.balance set won = won + 1`, sql`update ledger.balance set won = won - 1`],
    [
      'limits',
      sql`update ledger.balance set stake_day_limit = 9`,
      sql`update ledger.balance set stake_day_limit = null`,
    ],
  ]
  for (const [rule, change, back] of changes)
    await tampered(change, back, async () => expect(await since()).toContain(rule))
  await tampered(
    sql`update ledger.balance set account_id = -account_id where account_id = ${second}`,
    sql`update ledger.balance set account_id = -account_id where account_id = ${-second}`,
    async () => expect(await since()).toContain('balance'),
  )
  expect(await since()).toEqual([])
})

it('finds an account that was given to another, or lost its name', async () => {
  const path = 'player:20000:cash'
  await tampered(
    sql`update ledger.account set path = 'player:9:cash' where id = ${second}`,
    sql`update ledger.account set path = ${path} where id = ${second}`,
    async () => {
      expect(await since()).toEqual(['proof'])
      expect(await full()).toEqual(['proof'])
    },
  )
  await play(second, 10)
  await tampered(
    sql`update ledger.account set currency = 'EUR' where id in (${second}, ${gatewayId})`,
    sql`update ledger.account set currency = 'CZK' where id in (${second}, ${gatewayId})`,
    async () => expect(await since()).toEqual(['proof']),
  )
  await db.query(sql`create table nameless as select * from ledger.account where id = ${second}`)
  // Also while it has new entries: the check requests it, and its row must be returned.
  await tampered(
    sql`delete from ledger.account where id = ${second}`,
    sql`insert into ledger.account overriding system value select * from nameless`,
    async () => {
      expect(await since()).toContain('currency')
      expect((await sign())?.differences).not.toEqual([])
      expect(await wrongAtLast()).toEqual([second])
    },
  )
  expect(await sign()).toMatchObject({ differences: [], entriesChecked: 1 })
})

it('finds an entry without its key, and a key without its entry', async () => {
  await play(second, 60)
  const [last] = await db.query<{ reference: string }>(sql`
    select reference from ledger.entry where account_id = ${second} order by seq desc limit 1`)
  await tampered(
    sql`update ledger.movement_key set seq = seq + 1000 where reference = ${last?.reference ?? ''}`,
    sql`update ledger.movement_key set seq = seq - 1000 where reference = ${last?.reference ?? ''}`,
    async () => {
      expect(await since()).toEqual(['key'])
      expect(await full()).toEqual(['key'])
    },
  )
})

it('finds what was proved changed together with the balance', async () => {
  await sign()
  await tampered(
    sql`with p as (update ledger.proven set balance = balance + 1 where account_id = ${second})
        update ledger.balance set balance = balance + 1 where account_id = ${second}`,
    sql`with p as (update ledger.proven set balance = balance - 1 where account_id = ${second})
        update ledger.balance set balance = balance - 1 where account_id = ${second}`,
    async () => {
      expect(await since()).toEqual(['checkpoint'])
      expect(await full()).toEqual(expect.arrayContaining(['checkpoint', 'balance']))
    },
  )
})

it('finds a checkpoint that is forged, or removed from the middle or the end', async () => {
  const found = async () => {
    expect(await since()).toEqual(['checkpoint'])
    expect(await full()).toEqual(['checkpoint'])
  }
  await tampered(
    sql`update ledger.checkpoint set entries = entries + 1 where number = 2`,
    sql`update ledger.checkpoint set entries = entries - 1 where number = 2`,
    found,
  )
  await tampered(
    sql`update ledger.checkpoint set number = number + 1000 where number = 2`,
    sql`update ledger.checkpoint set number = number - 1000 where number = 1002`,
    found,
  )
  await db.query(sql`create table gone as select * from ledger.checkpoint order by number desc limit 1`)
  await tampered(
    sql`delete from ledger.checkpoint where number = (select number from gone)`,
    sql`insert into ledger.checkpoint select * from gone`,
    found,
  )
  expect(await since()).toEqual([])
  await expect(db.query(sql`delete from ledger.checkpoint`)).rejects.toThrow('never changed')
})

it('proves nothing without a key', async () => {
  const before = await db.query(sql`select number from ledger.checkpoint`)
  await play(first, 10, new Date(systemClock.now().getTime() + 41 * 86_400_000))
  expect(await since()).toEqual([])
  expect(await db.query(sql`select number from ledger.checkpoint`)).toHaveLength(before.length)
})
