import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { sql } from '../../database/sql.ts'
import { openSharedRates, type SharedRates } from './shared-rates.ts'

const WINDOW_MS = 60_000
const MAX = 16
const logger = pino({ level: 'silent' })
let db: TestDatabase
let now = Date.now()
const opened: SharedRates[] = []

beforeAll(async () => {
  db = await testDatabase()
  return async () => {
    for (const rates of opened) await rates.close()
    await db.close()
  }
})
beforeEach(async () => {
  await db.query(sql`delete from kernel.rate`)
})

/** A process of a brand: sends this many requests and returns the count of the last one. */
function process(processId: string, brand = 'brand') {
  const rates = openSharedRates({ db, logger, processId, brand, now: () => now })
  opened.push(rates)
  const store = new rates.store({ groupId: 'POST /call' } as never)
  async function ask(times: number, caller = 'player 1') {
    let last = 0
    for (let time = 0; time < times; time += 1)
      await new Promise<void>((resolve) =>
        store.incr(
          caller,
          (_, result) => {
            last = result?.current ?? 0
            resolve()
          },
          WINDOW_MS,
          MAX,
        ),
      )
    return last
  }
  return { ask, share: rates.share }
}

it('a caller who is near the limit at one process is counted at the other', async () => {
  const [first, second] = [process('a'), process('b')]
  expect(await first.ask(MAX)).toBe(MAX)
  expect(await second.ask(1)).toBe(1)
  await first.share()
  await second.share()
  expect(await second.ask(1)).toBe(MAX + 2)
  // Somebody else is not.
  expect(await second.ask(1, 'player 2')).toBe(1)
})

it('a caller far from the limit costs no row, and no address or identity is stored', async () => {
  const [first] = [process('c')]
  await first.ask(1, '198.51.100.7')
  await first.share()
  expect(await db.query(sql`select from kernel.rate`)).toHaveLength(0)
  await first.ask(1, '198.51.100.7')
  await first.share()
  const rows = await db.query<{ key: string }>(sql`select key from kernel.rate`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('198.51.100')
})

it('a window that is over counts nowhere, and its rows go', async () => {
  const [first, second] = [process('d'), process('e')]
  await first.ask(MAX)
  await first.share()
  now += WINDOW_MS
  await second.share()
  expect(await second.ask(1)).toBe(1)
  await first.share()
  expect(await db.query(sql`select from kernel.rate where process_id = 'd'`)).toHaveLength(0)
})

it('brands that share a database count apart', async () => {
  const [first, second] = [process('f', 'one'), process('g', 'other')]
  await first.ask(MAX)
  await first.share()
  await second.share()
  expect(await second.ask(1)).toBe(1)
})
