import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#tests/database-setup.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { answerErrors } from '../calls/answer-errors.ts'
import { isDatabaseGone } from './database-gone.ts'
import { openDatabase, sql } from '../index.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

async function answerTo(error: unknown): Promise<{ readonly status: number; readonly code: unknown }> {
  const app = Fastify()
  answerErrors(app)
  app.get('/', () => Promise.reject(error as Error))
  const { statusCode, body } = await app.inject('/')
  await app.close()
  return { status: statusCode, code: (JSON.parse(body) as { code: unknown }).code }
}

it('answers "not available" where no PostgreSQL listens', async () => {
  const nobody = openDatabase({ url: `postgres://a:b@127.0.0.1:${await freePort()}/c`, applicationName: 'test' })
  const error = await errorOf(nobody.query(sql`select 1`))
  await nobody.close()
  expect(await answerTo(error)).toEqual({ status: 503, code: 'ERR_UNAVAILABLE' })
})

it('answers "not available" when the connection is lost in the middle of a transaction', async () => {
  const error = await errorOf(
    db.transaction(async (tx) => {
      const [row] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await db.query(sql`select pg_terminate_backend(${row?.pid ?? 0})`)
      for (;;) await tx.query(sql`select 1`)
    }),
  )
  expect(await answerTo(error)).toEqual({ status: 503, code: 'ERR_UNAVAILABLE' })
})

it('treats a wrong statement as a bug of ours', async () => {
  const error = await errorOf(db.query(sql`select nothing from nowhere`))
  expect(isDatabaseGone(error)).toBe(false)
  expect(await answerTo(error)).toEqual({ status: 500, code: 'ERR_INTERNAL' })
})
