import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { countBooks } from '../count-books.ts'
import { book } from '../test-life.ts'
import { balanceOf, hashOf, type BalanceRow } from './balance-of.ts'
import { checkMonths } from './check-months.ts'
import { insertStep } from './months.queries.ts'

const DESK = 'desk:01a212ca-a5e6-705b-bed8-2c5baf593bc1:cash'
const SAFE = 'house:CZK:safe'
const clock = movableClock(new Date('2026-05-20T12:00:00Z'))
let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  const at = '2026-03-10T10:00:00Z'
  await book(db, { path: DESK, contra: SAFE, kind: 'cash-carried', credit: 100, at })
  await book(db, { path: SAFE, contra: DESK, kind: 'cash-carried', credit: 30, at })
  await countBooks({ db, clock, timeZone: 'Europe/Bratislava' })
})
afterAll(() => db?.close())

const row = (account: string, debitMinor: number, creditMinor: number): BalanceRow => ({
  account,
  currency: 'CZK',
  openingMinor: 0,
  debitMinor,
  creditMinor,
  closingMinor: creditMinor - debitMinor,
})
const close = (balance: readonly BalanceRow[], hash = hashOf(balance)) =>
  db.transaction((tx) =>
    insertStep(tx, {
      month: '2026-03-01',
      step: 'close',
      at: clock.now(),
      asker: { userId: 1, name: 'Ema' },
      signer: { userId: 2, name: 'Filip' },
      reason: 'The month is over.',
      balance,
      hash,
    }),
  )
const check = () => checkMonths({ db, clock, timeZone: 'Europe/Bratislava' })

it('a desk has one row with its own balance', async () => {
  const { rows } = await balanceOf(db, '2026-03-01')
  expect(rows.map(({ account, closingMinor }) => [account, closingMinor])).toEqual([
    [DESK, 70],
    [SAFE, -70],
  ])
})

it('a month that was closed with all desks in one row is the same while its balance is', async () => {
  await close([row('desk:cash', 0, 100), row(DESK, 30, 0), row(SAFE, 100, 30)])
  expect(await check()).toEqual([])
  await close([row('desk:cash', 0, 101), row(DESK, 30, 0), row(SAFE, 101, 30)])
  expect(await check()).toEqual(['2026-03-01'])
  // Rows that are not those of which the hash was made prove nothing.
  await close([row('desk:cash', 0, 100), row(DESK, 30, 0), row(SAFE, 100, 30)], 'another')
  expect(await check()).toEqual(['2026-03-01'])
})
