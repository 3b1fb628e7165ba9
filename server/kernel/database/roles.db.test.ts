import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { prepareJobs } from '../events/prepare-jobs.ts'
import { grantRoles, RolesNotMade } from './roles.ts'

const name = `t_${randomBytes(6).toString('hex')}`
let db: TestDatabase
let runtime: pg.Client
let reader: pg.Client
const urls = { runtimeUrl: '', readerUrl: '' }

const as = (login: string, url = db.url): string => {
  const at = new URL(url)
  at.username = login
  at.password = 'it’s a password'
  return at.href
}

beforeAll(async () => {
  db = await testDatabase()
  urls.runtimeUrl = as(`${name}_run`)
  urls.readerUrl = as(`${name}_read`)
  await prepareJobs(db.url)
  await grantRoles(db.url, urls)
  runtime = new pg.Client({ connectionString: urls.runtimeUrl })
  reader = new pg.Client({ connectionString: urls.readerUrl })
  await Promise.all([runtime.connect(), reader.connect()])
  await db.pool.query(`insert into ledger.account (path, currency) values ('player/900001', 'CZK')`)
})
afterAll(async () => {
  await Promise.all([runtime?.end(), reader?.end()])
  for (const login of [`${name}_run`, `${name}_read`]) await db.pool.query(`drop role if exists ${login}`)
  await db.close()
})

const DENIED = /permission denied|must be owner/

describe('the role of the processes', () => {
  it.each([
    ['changes an entry', 'update ledger.entry set debit = 0'],
    ['takes one away', 'delete from ledger.entry'],
    ['empties the books', 'truncate ledger.entry'],
    ['goes to a month directly', 'delete from ledger.entry_default'],
    ['forgets a reference', 'delete from ledger.movement_key'],
    ['takes the trigger away that refuses', 'drop trigger entry_is_immutable on ledger.entry'],
    ['switches triggers off', 'alter table ledger.entry disable trigger all'],
    ['switches them off for itself', 'set session_replication_role = replica'],
    ['changes what was recorded of staff', 'delete from audit.call'],
    [
      'says that a month has left',
      `insert into ledger.archived_month (month, state, manifest, signature) values ('2025-01-01', 'away', '', '')`,
    ],
    ['makes a table', 'create table ledger.mine (id bigint)'],
    ['makes a schema', 'create schema mine'],
    ['changes a table', 'alter table ledger.balance add column mine text'],
    ['makes a role', 'create role mine'],
    ['changes how far the schema is', 'delete from kernel.migrations'],
    ['has a month leave', `select ledger.detach_month('2025-01-01')`],
  ])('never %s', async (_, statement) => {
    await expect(runtime.query(statement)).rejects.toThrow(DENIED)
  })

  it('books, and makes the months ahead', async () => {
    const months = await runtime.query<{ made: number }>(`select ledger.make_partitions('2031-01-01', 2) as made`)
    expect(months.rows[0]?.made).toBe(2)
    expect((await runtime.query('select count(*) from ledger.entry')).rowCount).toBe(1)
    await runtime.query(`update ledger.account set currency = currency where path = 'player/900001'`)
    await expect(runtime.query(`select ledger.make_partitions('2031-03-01', 1), pg_sleep(0)`)).resolves.toBeDefined()
  })

  it('writes by no function of the owner what it may not write itself', async () => {
    await runtime.query('create temp table mine (like ledger.archived_account)')
    for (const written of ['keep_key', 'put_key_ahead'])
      await expect(
        runtime.query(
          `create trigger mine before insert on mine for each row execute function ledger.${written}('archived_account')`,
        ),
      ).rejects.toThrow(DENIED)
  })

  it('has no right over what the archive is at work on, nor over what was that', async () => {
    const month = '2024_03'
    await db.pool.query(`create table ledger.movement_key_${month}_kept (like ledger.movement_key including all)`)
    await db.pool.query(`grant insert, delete on ledger.entry_default to product_runtime`)
    await grantRoles(db.url, urls)
    for (const statement of [
      `insert into ledger.movement_key_${month}_kept select * from ledger.movement_key`,
      `delete from ledger.movement_key_${month}_kept`,
      'delete from ledger.entry_default',
    ])
      await expect(runtime.query(statement)).rejects.toThrow(DENIED)
  })

  it('is given again what a later release has made, and loses what is no longer given', async () => {
    await db.pool.query('create table ledger.later (id bigint)')
    await db.pool.query(`grant truncate on ledger.balance to product_runtime`)
    await expect(runtime.query('select * from ledger.later')).rejects.toThrow(DENIED)
    await grantRoles(db.url, urls)
    await expect(runtime.query('insert into ledger.later values (1)')).resolves.toBeDefined()
    await expect(runtime.query('truncate ledger.balance')).rejects.toThrow(DENIED)
  })
})

describe('the role of those who read', () => {
  it('reads the books and changes nothing', async () => {
    await expect(reader.query('select * from ledger.entry')).resolves.toBeDefined()
    for (const statement of [
      'update ledger.balance set balance = 0',
      `insert into ledger.account (path) values ('mine')`,
      'delete from ledger.books_check',
    ])
      await expect(reader.query(statement)).rejects.toThrow(DENIED)
  })
  it('cannot read tables of sign-in', async () => {
    await expect(reader.query('select * from sign_in.player_session')).rejects.toThrow(DENIED)
  })
  it('reads no letter: what somebody signs in with may wait in one', async () => {
    await expect(reader.query('select * from messaging.outgoing')).rejects.toThrow(DENIED)
  })
  it('makes no months', async () => {
    await expect(reader.query(`select ledger.make_partitions('2032-01-01', 1)`)).rejects.toThrow(DENIED)
  })
})

describe('an owner', () => {
  it('is not taken for a login without rights', async () => {
    await expect(grantRoles(db.url, { runtimeUrl: db.url })).rejects.toThrow(RolesNotMade)
  })
  it('without the right to create roles is told which is missing, without a password', async () => {
    const owner = `${name}_own`
    await db.pool.query(`create role ${owner} login password 'it’s a password'`)
    await db.pool.query(`grant all on schema kernel to ${owner}`)
    try {
      const missing = grantRoles(as(owner), { runtimeUrl: as(`${name}_other`) })
      await expect(missing).rejects.toThrow(
        `create role "${name}_other" login password '…'; grant product_runtime to "${name}_other";`,
      )
      await expect(missing).rejects.not.toThrow('it’s')
      // The owner has the tables of another role as its member, and still may create none.
      await db.pool.query(`grant "${new URL(db.url).username}" to ${owner}`)
      await db.pool.query(`create role ${name}_other login; grant product_runtime to ${name}_other`)
      await expect(grantRoles(as(owner), { runtimeUrl: as(`${name}_other`) })).resolves.toBeUndefined()
    } finally {
      await db.pool.query(`drop owned by ${owner}`)
      await db.pool.query(`drop role ${owner}`)
      await db.pool.query(`drop role if exists ${name}_other`)
    }
  })
})
