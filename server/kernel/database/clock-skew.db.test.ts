import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { PATIENCE } from '#tests/patience.ts'
import { ClockIsWrong, isSkewed, measureSkew, watchSkew } from './clock-skew.ts'

let db: TestDatabase
const logger = pino({ level: 'silent' })

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

it('finds no difference where the database runs on the same machine', async () => {
  expect(isSkewed(await measureSkew(db))).toBe(false)
})

it.each([
  [5_000, 'ahead of'],
  [-5_000, 'behind'],
])('a process whose clock is %i ms off does not start, and says by how much', async (ms, direction) => {
  const start = watchSkew(db, { logger, wallMs: () => Date.now() + ms })
  await expect(start).rejects.toThrow(ClockIsWrong)
  await expect(start).rejects.toThrow(direction)
})

it('a clock that becomes wrong is noticed while the process runs, and so is its correction', async () => {
  let offMs = 0
  const watch = await watchSkew(db, { logger, wallMs: () => Date.now() + offMs, everyMs: 5 })
  expect(watch.isRight()).toBe(true)
  offMs = 5_000
  await vi.waitUntil(() => !watch.isRight(), { ...PATIENCE, interval: 5 })
  offMs = 0
  await vi.waitUntil(() => watch.isRight(), { ...PATIENCE, interval: 5 })
  watch.close()
})

it('an answer that is slow proves nothing against a clock', () => {
  expect(isSkewed({ aheadMs: 400, uncertainMs: 350 })).toBe(false)
  expect(isSkewed({ aheadMs: -400, uncertainMs: 250 })).toBe(true)
})
