import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pino } from 'pino'
import { makeMetrics, sql, systemClock } from '../kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { ledgerJobs } from './index.ts'
import type { LedgerJobNeeds } from './ledger.jobs.ts'
import { openBalanceAccount } from './open-account.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})

afterAll(() => db.close())

function makeJobs(signing?: LedgerJobNeeds['signing']) {
  const logger = pino({ level: 'silent' })
  const metrics = makeMetrics()
  const jobs = ledgerJobs({ db, clock: systemClock, logger, metrics, signing })
  const run = (name: string) => jobs.find((job) => job.name === name)?.run()
  const shown = async (name: string) => (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value
  return { run, shown, logger }
}

it('reports a difference in the log and in the metrics, and that it is gone', async () => {
  const { run, shown, logger } = makeJobs()
  const logged = vi.spyOn(logger, 'error')
  expect(await shown('tolar_books_differences')).toBeNaN()
  const id = await db.transaction((tx) => openBalanceAccount(tx, { path: 'player:1:cash', currency: 'CZK' }))
  await db.query(sql`update ledger.balance set balance = 1 where account_id = ${id}`)

  await run('ledger.check-books')
  expect(await shown('tolar_books_differences')).toBe(1)
  expect(await shown('tolar_books_checked_timestamp_seconds')).toBeGreaterThan(1.7e9)
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ count: 1, differences: [expect.objectContaining({ rule: 'balance', accountId: id })] }),
    'the books do not balance',
  )

  logged.mockClear()
  await db.query(sql`update ledger.balance set balance = 0 where account_id = ${id}`)
  await run('ledger.check-books')
  expect(await shown('tolar_books_differences')).toBe(0)
  expect(logged).not.toHaveBeenCalled()
})

it('makes the partitions of the coming year, and none twice', async () => {
  const { run } = makeJobs()
  await run('ledger.make-partitions')
  const count = async () =>
    (await db.query(sql`select from pg_inherits where inhparent = 'ledger.entry'::regclass`)).length
  const after = await count()
  await run('ledger.make-partitions')
  expect(await count()).toBe(after)
  expect(after).toBeGreaterThanOrEqual(13)
})

it('alarms nobody when the brands of a database sign with keys of their own, and says what is missing', async () => {
  const [one, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
  const first = makeJobs({ key: one.privateKey, publicKeys: [] })
  const second = makeJobs({ key: other.privateKey, publicKeys: [] })
  const informed = makeJobs({ key: other.privateKey, publicKeys: [one.publicKey] })
  const logged = vi.spyOn(second.logger, 'error')
  await first.run('ledger.check-books')
  for (const name of ['ledger.check-books', 'ledger.check-all-books'])
    await expect(second.run(name)).rejects.toThrow('is signed by a key that is not in AUDIT_PUBLIC_KEY')
  expect(logged).not.toHaveBeenCalled()
  expect(await second.shown('tolar_books_differences')).toBe(0)
  await informed.run('ledger.check-books')
  expect(await second.shown('tolar_books_differences')).toBe(0)
})
