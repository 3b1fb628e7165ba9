import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { dryRun } from './dry-run.ts'
import { refuse } from '../refusals.ts'
import { sql } from './sql.ts'
import type { Querier } from '../types.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await db.query(sql`create table looked_at (id integer primary key)`)
})
afterAll(() => db?.close())

const insert = (on: Querier, id: number) => on.query(sql`insert into looked_at values (${id})`)
const count = async (on: Querier) => (await on.query(sql`select id from looked_at`)).length

test('sees what it writes and leaves none of it', async () => {
  const seen = await dryRun(db, async (dry) => {
    await insert(dry, 1)
    await dry.transaction((tx) => insert(tx, 2))
    return count(dry)
  })
  expect([seen, await count(db)]).toEqual([2, 0])
})

test('undoes a refused part and continues, as separate transactions would', async () => {
  const seen = await dryRun(db, async (dry) => {
    await insert(dry, 1)
    const refused = dry.transaction(async (tx) => {
      await insert(tx, 2)
      return refuse('ERR_STATE_CHANGED')
    })
    await expect(refused).rejects.toThrow('ERR_STATE_CHANGED')
    // A failed statement, too, ends only its own savepoint.
    await expect(dry.transaction((tx) => insert(tx, 1))).rejects.toThrow()
    return count(dry)
  })
  expect([seen, await count(db)]).toEqual([1, 0])
})

test('runs concurrent transactions one after another', async () => {
  const seen = await dryRun(db, async (dry) => {
    await Promise.all([1, 2, 3].map((id) => dry.transaction((tx) => insert(tx, id))))
    return Promise.all([count(dry), count(dry)])
  })
  expect([seen, await count(db)]).toEqual([[3, 3], 0])
})

test('passes a refusal on', async () => {
  await expect(dryRun(db, async () => refuse('ERR_EXCLUDED'))).rejects.toThrow('ERR_EXCLUDED')
  expect(await count(db)).toBe(0)
})
