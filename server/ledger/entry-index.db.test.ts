import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { finishIndexes, sql } from '../kernel/index.ts'

let db: TestDatabase
const MIGRATION = new URL('../migrations/2121-entries-by-time.sql', import.meta.url)
/** The part of it that is about entries. */
const up = readFileSync(MIGRATION, 'utf8').split('-- How far the rounds')[0] ?? ''

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db?.close())

const partsOf = async () =>
  db.query<{ part: string; indexes: number }>(sql`
    select c.relname as part, count(*) as indexes
      from pg_inherits h join pg_class c on c.oid = h.inhrelid join pg_index i on i.indrelid = c.oid
      join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam and m.amname = 'brin'
     where h.inhparent = 'ledger.entry'::regclass group by 1 order by 1`)

const isWhole = async () =>
  (await db.query(sql`select from pg_index where indexrelid = 'ledger.entry_booked'::regclass and indisvalid`))
    .length === 1

/** Tables that these statements lock against writes. */
async function lockedBy(statements: string): Promise<string[]> {
  const client = await db.pool.connect()
  try {
    await client.query(`begin; ${statements}`)
    const { rows } = await client.query<{ table: string }>(`
      select relation::regclass::text as table from pg_locks
       where pid = pg_backend_pid() and mode in ('ShareLock', 'AccessExclusiveLock') and relation is not null`)
    await client.query('commit')
    return rows.map(({ table }) => table)
  } finally {
    client.release()
  }
}

it('is built on partitions with entries after the migration, and takes what was prepared', async () => {
  const whole = await partsOf()
  await db.query(sql`drop index ledger.entry_booked`)
  const months = whole.map(({ part }) => part).filter((part) => /\d/.test(part))
  const [prepared = '', cutOff = '', empty = ''] = months
  for (const part of [prepared, cutOff])
    await db.pool.query(`
      insert into ledger.${part} select gen_random_uuid(), 1, 1, 0, 1, 1, 0, lower_bound + interval '2 hours', 2, 0, 2
        from (select to_date(right('${part}', 7), 'YYYY_MM') as lower_bound) month`)
  // Built by hand with other storage parameters; and one of an interrupted attempt.
  await db.pool.query(`create index by_hand on ledger.${prepared} using brin (created_at)`)
  await db.pool.query(`create index ${cutOff}_entry_booked on ledger.${cutOff} using brin (created_at)`)
  await db.pool.query(
    `update pg_index set indisvalid = false where indexrelid = 'ledger.${cutOff}_entry_booked'::regclass`,
  )

  const locked = await lockedBy(up)
  expect(locked).toContain(`ledger.${empty}`)
  expect(locked).not.toContain(`ledger.${prepared}`)
  expect(locked).not.toContain(`ledger.${cutOff}`)
  expect(await isWhole()).toBe(false)
  expect(await finishIndexes(db.url)).toBe(2)
  expect(await isWhole()).toBe(true)
  expect(await partsOf()).toEqual(whole)
  expect(await finishIndexes(db.url)).toBe(0)
})
