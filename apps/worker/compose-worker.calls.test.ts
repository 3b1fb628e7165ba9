import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { testEnvironment } from '#tests/environment.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { composeWorker } from './compose-worker.ts'

let db: TestDatabase
let worker: Awaited<ReturnType<typeof composeWorker>>
/** The brand that the environment of tests has. */
const brand = testEnvironment('').configuration.brand.target

beforeAll(async () => {
  db = await testDatabase()
  worker = await composeWorker({ environment: testEnvironment(db.url), logger: pino({ level: 'silent' }) })
})

afterAll(async () => {
  await worker.close()
  await db.close()
})

/** Puts a job of the schedule into the queue, as its hour does. */
const begin = (name: string) => db.query(sql`insert into jobs.job (name) values (${name})`)

it('has all repeated work in its schedule', async () => {
  const rows = await db.query<{ name: string; cron: string }>(sql`select name, cron from jobs.schedule`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [
      'bonuses.expire',
      'crash.remove-demo-bets',
      'exclusion.remove-old-hours',
      'free-rounds.expire',
      'game-catalogue.watch-returns',
      'game-rounds.deal-series',
      'game-rounds.finish-open',
      'game-rounds.remove-old',
      'jackpots.recompute',
      'kernel.reseal-columns',
      'ledger.check-all-books',
      'ledger.check-books',
      'ledger.make-partitions',
      'reporting.check',
      'triggers.forget-events',
      `${brand}/content.reseal-files`,
      `${brand}/content.tell-of-terms`,
      `${brand}/authorities.compare-packages`,
      `${brand}/documents.forget-newcomers`,
      `${brand}/documents.reseal-files`,
      `${brand}/loyalty.expire`,
      `${brand}/loyalty.quiet-days`,
      `${brand}/privacy.destroy-held`,
      `${brand}/risk.remove-old`,
      `${brand}/risk.reseal-files`,
      `${brand}/support.forget-files`,
      `${brand}/support.reseal-files`,
    ].toSorted(),
  )
})

it('removes old tokens of games', async () => {
  await db.query(sql`
    insert into game_rounds.pre_game_token (token_hash, game_key, mode, lang, session_ends_at, expires_at)
    values ('\x01', 'OvocnyKolotoc', 'demo', 'cs', now(), now() - interval '1 minute')`)
  await begin('game-rounds.remove-old')
  await vi.waitUntil(async () => (await db.query(sql`select from game_rounds.pre_game_token`)).length === 0, {
    timeout: 15_000,
  })
})

it('checks the books and shows the result in its metrics', async () => {
  await begin('ledger.check-books')
  await vi.waitUntil(async () => (await db.query(sql`select from ledger.books_check`)).length === 1, {
    timeout: 15_000,
  })
  const { body } = await worker.app.inject({ url: '/metrics' })
  expect(body).toContain('tolar_books_differences 0')
  expect(body).toMatch(/^tolar_outbox_waiting \d+$/m)
  expect(body).toMatch(/^tolar_outbox_oldest_seconds \d/m)
})
