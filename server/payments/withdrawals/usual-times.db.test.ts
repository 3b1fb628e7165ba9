import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock, newId, sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { LEAST_PAID, makeUsualTimes } from './usual-times.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const clock = movableClock(NOW)
let db: TestDatabase
let serial = 0

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

/** A withdrawal that was paid at an instant, this many minutes after its request. */
async function paid({ method = 'BankTransfer', minutes, doneAt = NOW }: Paid): Promise<void> {
  const id = newId(doneAt)
  const askedAt = new Date(doneAt.getTime() - minutes * MINUTE_MS)
  await db.query(sql`
    insert into payments.withdrawal (id, player_id, method, amount_minor, currency, state, iban, holder, signals,
                                     idempotency_key, requested_at, changed_at)
    values (${id}, 1, ${method}, 100, 'CZK', 'pending', 'CZ6508000000192000145399', 'X', '{}', ${`key-${(serial += 1)}`},
            ${askedAt}, ${askedAt})`)
  await db.query(sql`update payments.withdrawal set state = 'sent' where id = ${id}`)
  await db.query(sql`update payments.withdrawal set state = 'done', done_at = ${doneAt} where id = ${id}`)
}
type Paid = { readonly method?: string; readonly minutes: number; readonly doneAt?: Date }

it('are the median and the 90th percentile of the last ninety days, and absent for few payments', async () => {
  // Nineteen quick ones and one of a year ago are too few.
  for (let one = 1; one < LEAST_PAID; one += 1) await paid({ minutes: one * 10 })
  await paid({ minutes: 5, doneAt: new Date(NOW.getTime() - 91 * DAY_MS) })
  await paid({ method: 'PayoutOne', minutes: 1 })
  expect(await makeUsualTimes({ db, clock })()).toEqual([])

  const read = makeUsualTimes({ db, clock })
  await paid({ minutes: LEAST_PAID * 10 })
  const told = [{ method: 'BankTransfer', halfMinutes: 100, mostMinutes: 180 }]
  expect(await read()).toEqual(told)

  // The same for ten minutes, for everybody.
  for (let one = 0; one < LEAST_PAID; one += 1) await paid({ minutes: 1_000 })
  expect(await read()).toEqual(told)
  clock.advance(10 * MINUTE_MS)
  expect((await read())[0]?.mostMinutes).toBe(1_000)
})
