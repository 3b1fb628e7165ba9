import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Querier } from '#server/kernel/index.ts'
import { movableClock, sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { getAccounting } from './accounting.ts'
import { countBooks } from './count-books.ts'
import { getFundSums, getFundSumsByPlayer } from './fund-sums.ts'
import type { ReportNeeds } from './needs.ts'
import { getOverview } from './overview.ts'
import { liveSmall } from './small-life.ts'
import { book, cash } from './test-life.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
let db: TestDatabase
const needs = (): ReportNeeds => ({
  db,
  clock: movableClock(new Date('2026-11-20T12:00:00Z')),
  timeZone: 'Europe/Bratislava',
  currency: 'CZK',
  gamesOf: () => [],
})

beforeAll(async () => {
  db = await testDatabase()
  await liveSmall(db)
  const at = '2026-06-04T10:00:00Z'
  await book(db, { path: 'jackpot:p1:pool', contra: 'house:CZK:jackpots', kind: 'jackpot-fund', credit: 900, at })
  await book(db, { path: 'jackpot:p1:pool', contra: 'house:CZK:jackpots-won', kind: 'jackpot-paid', debit: 800, at })
  await book(db, { path: cash(1), contra: 'house:CZK:jackpots-won', kind: 'jackpot-win', credit: 800, at })
  await book(db, { path: cash(2), contra: 'house:CZK:tournaments', kind: 'tournament-prize', credit: 70, at })
  await book(db, { path: cash(3), contra: 'withdrawals:bank:clearing', kind: 'withdrawal-returned', credit: 400, at })
  await countBooks(needs())
})
afterAll(() => db?.close())

/**
 * The same from raw entries and by another way: by the account on the other side, not by the kind of the movement. Gives one row
 * a day.
 */
const overviewOfBooks = (from: Querier) =>
  from.query<Record<string, unknown>>(sql`
    with moved as (
      select to_char(e.created_at at time zone 'Europe/Bratislava', 'YYYY-MM-DD') as day, a.path, c.path as contra,
             e.series_id, e.credit - e.debit as net, e.debit, e.credit
        from ledger.entry e join ledger.account a on a.id = e.account_id join ledger.account c on c.id = e.contra_id
    ), days as (
      select day,
             coalesce(-sum(net) filter (where contra like 'house:%:stakes'), 0)::bigint as ggr_minor,
             coalesce(sum(net) filter (where contra like 'house:%:free-rounds'), 0)::bigint as free_minor,
             coalesce(sum(net) filter (where contra like 'gateway:%'), 0)::bigint as deposits_minor,
             coalesce(-sum(net) filter (where contra like 'withdrawals:%'), 0)::bigint as withdrawals_minor,
             coalesce(sum(net) filter (where contra like 'house:%:jackpots-won' and path like 'player:%'), 0)::bigint as jackpot_minor,
             coalesce(sum(net) filter (where contra like 'house:%:jackpots'), 0)::bigint as jackpot_fund_minor,
             coalesce(sum(net) filter (where contra = 'house:corrections'), 0)::bigint as other_minor,
             -- All that bonuses gave to cash, less what went back: the three kinds together.
             coalesce(sum(net) filter (where contra like 'house:%:bonus-play' and path like '%:cash'), 0)::bigint as of_bonuses,
             coalesce(sum(net) filter (where contra like 'house:%:tournaments'), 0)::bigint as prizes_minor,
             count(distinct path) filter (where contra like 'house:%:stakes' and debit > 0 and series_id <> 0)::int as actives,
             coalesce(sum(net) filter (where path like '%:cash' or path like '%:land-based'), 0)::bigint as change
        from moved group by day
    )
    select *, sum(change) over (order by day)::bigint as players_money_minor from days order by day`)

it('tells the house day by day as the books have it, and each row adds up', async () => {
  const { rows, totals } = await getOverview(needs(), YEAR, 'day')
  const books = await overviewOfBooks(db)
  const moved = rows.filter(({ day }) => day !== '2026-01-01')
  expect(moved.map(({ day }) => day)).toEqual(books.map(({ day }) => day))
  let before = 0
  for (const [place, row] of moved.entries()) {
    const book = books[place] ?? {}
    const ofBonuses = row.bonusStakeMinor - row.bonusWinMinor + row.bonusConvertedMinor
    expect({
      day: row.day,
      ggrMinor: row.ggrMinor,
      freeMinor: row.freeMinor,
      depositsMinor: row.depositsMinor,
      withdrawalsMinor: row.withdrawalsMinor,
      jackpotMinor: row.jackpotMinor,
      jackpotFundMinor: row.jackpotFundMinor,
      otherMinor: row.otherMinor,
      ofBonuses,
      prizesMinor: row.prizesMinor,
      actives: row.actives,
      playersMoneyMinor: row.playersMoneyMinor,
    }).toEqual({ ...book, change: undefined })
    const gifts = row.freeMinor + ofBonuses + row.jackpotMinor + row.prizesMinor
    expect(before + row.depositsMinor - row.withdrawalsMinor + row.otherMinor - row.ggrMinor + gifts).toBe(
      row.playersMoneyMinor,
    )
    expect(row.ngrMinor).toBe(row.ggrMinor - row.freeMinor - ofBonuses - row.jackpotFundMinor - row.prizesMinor)
    before = row.playersMoneyMinor
  }
  // Three people registered in the first hour of the year and moved nothing that day.
  expect(rows[0]).toMatchObject({ day: '2026-01-01', registrations: 3, rounds: 0, playersMoneyMinor: 0 })
  expect(rows.find(({ day }) => day === '2026-03-01')).toMatchObject({ firstDeposits: 3, deposits: 3 })
  expect(totals[0]?.ngrMinor).toBe(rows.reduce((sum, { ngrMinor }) => sum + ngrMinor, 0))
})

it('tells months as sums of their days, and begins with what players had before', async () => {
  const [days, months] = [await getOverview(needs(), YEAR, 'day'), await getOverview(needs(), YEAR, 'month')]
  expect(months.totals).toEqual(days.totals)
  const june = months.rows.find(({ day }) => day === '2026-06-01')
  expect(june).toMatchObject({ actives: 3, rounds: 7 })
  const alone = await getOverview(needs(), { from: '2026-06-01', to: '2026-06-30' }, 'month')
  expect(alone.rows).toEqual([june])
})

it('gives a trial balance that is the books’, account by account, and comes to nothing', async () => {
  const period = { from: '2026-05-02', to: '2026-06-03' }
  const { rows, totals } = await getAccounting(needs(), period)
  const legs = await db.query<Record<string, unknown>>(sql`
    select * from (
      select regexp_replace(regexp_replace(a.path, '^player:\\d+:', 'player:'), '^jackpot:[^:]+:', 'jackpot:') as account,
             coalesce(sum(l.amount) filter (where l.created_at < '2026-05-01T22:00:00Z'), 0)::bigint as opening_minor,
             sum(l.amount)::bigint as closing_minor
        from ledger.leg l join ledger.account a on a.id = l.account_id
       where l.created_at < '2026-06-03T22:00:00Z' group by 1
    ) sums order by account collate "C"`)
  expect(rows.map(({ account, openingMinor, closingMinor }) => ({ account, openingMinor, closingMinor }))).toEqual(legs)
  for (const row of rows) expect(row.openingMinor - row.debitMinor + row.creditMinor).toBe(row.closingMinor)
  expect(totals).toMatchObject([{ openingMinor: 0, closingMinor: 0 }])
  expect(totals[0]?.debitMinor).toBe(totals[0]?.creditMinor)
  const { rows: opened, totals: sums } = await getAccounting(needs(), { ...period, account: 'player:cash' })
  const whole = rows.find(({ account }) => account === 'player:cash')
  expect(sums).toMatchObject([{ debitMinor: whole?.debitMinor, closingMinor: whole?.closingMinor }])
  expect(opened.map(({ kind, contra }) => `${kind} ${contra}`)).toContain('correction house:corrections')
})

it('sums payments by way and state, on the day on which they began', async () => {
  const pay = (player: number, state: string, amount: number, at: string, gateway = 'Csob') =>
    db.query(sql`
      insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state, idempotency_key,
                                    return_path, created_at, changed_at, fee_minor, partner_fee_minor)
      values (${randomUUID()}, ${player}, 'deposit', 'CardOnline', ${gateway}, ${amount}, 'CZK', ${state}, ${randomUUID()}, '/', ${at},
              ${at}, 5, 3)`)
  await pay(1, 'settled', 1_000, '2026-10-25T22:59:59Z')
  await pay(1, 'settled', 2_000, '2026-10-25T23:00:00Z')
  await pay(2, 'declined', 4_000, '2026-10-25T12:00:00Z')
  await pay(2, 'settled', 8_000, '2026-10-25T12:00:00Z', 'GpWebPay')
  await db.query(sql`
    insert into payments.withdrawal (id, player_id, method, amount_minor, currency, state, iban, holder, signals, idempotency_key,
                                     requested_at, changed_at, partner_fee_minor)
    values (${randomUUID()}, 1, 'Bacs', 500, 'CZK', 'pending', 'CZ65', 'A B', '{}', 'key', '2026-10-25T12:00:00Z',
            '2026-10-25T12:00:00Z', 7)`)
  const day = { from: '2026-10-25', to: '2026-10-25' }
  const { rows, totals } = await getFundSums(needs(), { ...day, sort: 'sum', descending: true })
  expect(rows.map(({ gateway, state, count, sumMinor }) => [gateway, state, count, sumMinor])).toEqual([
    ['GpWebPay', 'settled', 1, 8_000],
    ['Csob', 'declined', 1, 4_000],
    ['Csob', 'settled', 1, 1_000],
    ['Bacs', 'pending', 1, 500],
  ])
  expect(totals).toMatchObject([
    { direction: 'deposit', count: 3, sumMinor: 13_000, feeMinor: 15, partnerFeeMinor: 9 },
    { direction: 'withdrawal', count: 1, sumMinor: 500, partnerFeeMinor: 7 },
  ])
  const byDay = await getFundSums(needs(), { ...YEAR, by: 'day', states: ['settled'], gateways: ['Csob'] })
  expect(byDay.rows.map((row) => [row.day, row.sumMinor])).toEqual([
    ['2026-10-25', 1_000],
    ['2026-10-26', 2_000],
  ])
  const { rows: people } = await getFundSumsByPlayer(needs(), {
    ...day,
    directions: ['deposit'],
    players: [2],
    limit: 1,
  })
  expect(people).toMatchObject([{ playerId: 2, state: 'declined' }])
})
