import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { sql } from '../index.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db?.close())

test('a connection that dies in a transaction fails that transaction and nothing else', async () => {
  const broken: unknown[] = []
  const hear = (error: unknown) => void broken.push(error)
  process.on('uncaughtException', hear)
  const work = db.transaction(async (tx) => {
    const [row] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.query(sql`select pg_terminate_backend(${row?.pid ?? 0})`)
    for (;;) await tx.query(sql`select 1`)
  })
  await expect(work).rejects.toThrow()
  process.off('uncaughtException', hear)
  expect(broken).toEqual([])
  expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
})
