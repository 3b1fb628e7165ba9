import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Querier } from '#server/kernel/index.ts'
import { movableClock, sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { getAccounting } from './accounting.ts'
import { countBooks } from './count-books.ts'
import { getDeclines } from './declines.ts'
import { getFundSums, getFundSumsByPlayer } from './fund-sums.ts'
import type { ReportNeeds } from './needs.ts'
import { getOverview } from './overview.ts'
import { liveSmall } from './small-life.ts'
import { liveBeside } from './test-life-beside.ts'
import { book, cash } from './test-life.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
let db: TestDatabase
const needs = (): ReportNeeds => ({
  db,
  clock: movableClock(new Date('2026-11-20T12:00:00Z')),
  timeZone: 'Europe/Bratislava',
  currency: 'CZK',
  requiredPapers: ['primary', 'secondary'],
  gamesOf: () => [],
  nameDesks: async (deskIds) => new Map(deskIds.map((deskId) => [deskId, 'Hall, desk 1'])),
  provedOf: async () => undefined,
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
  // Set aside for a desk, and returned on another day: the player's all the time.
  const aside = { path: 'player:1:land-based', contra: 'transfers:voucher:clearing', kind: 'transfer' } as const
  const before = '2026-06-03T12:00:00Z'
  await book(db, { ...aside, contra: 'gateway:test:clearing', kind: 'deposit', credit: 500, at: before })
  await book(db, { ...aside, debit: 300, at: before })
  await book(db, { ...aside, credit: 300, at })
  // A desk is the account of one movement and the other side of another.
  const [desk, safe] = ['desk:01a212ca-a5e6-705b-bed8-2c5baf593bc1:cash', 'house:CZK:safe']
  await book(db, { path: desk, contra: safe, kind: 'cash-carried', credit: 10_000, at })
  await book(db, { path: safe, contra: desk, kind: 'cash-carried', credit: 3_000, at })
  await countBooks(needs())
})
afterAll(() => db?.close())

/**
 * The same from raw entries and by another way: by the contra account, not by the kind of the movement. Returns one row
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
             coalesce(sum(net) filter (where path like 'player:%' and contra not like 'transfers:%' and (path like '%:cash' or path like '%:land-based')), 0)::bigint as change
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

it('names the cash desks of the trial balance, on either side of a movement', async () => {
  const named = { '01a212ca-a5e6-705b-bed8-2c5baf593bc1': 'Hall, desk 1' }
  expect((await getAccounting(needs(), YEAR)).desks).toEqual(named)
  expect((await getAccounting(needs(), { ...YEAR, account: 'house:CZK:safe' })).desks).toEqual(named)
  expect((await getAccounting(needs(), { ...YEAR, account: 'player:cash' })).desks).toEqual({})
})

it('has a trial balance that equals the books, account by account, and sums to zero', async () => {
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
  const paidOut = randomUUID()
  await db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`)
    await tx.query(sql`
      insert into payments.withdrawal (id, player_id, method, amount_minor, currency, state, iban, holder, signals, idempotency_key,
                                       requested_at, changed_at)
      values (${paidOut}, 2, 'Bacs', 600, 'CZK', 'returned', 'CZ65', 'A B', '{}', 'paid out', '2026-10-25T12:00:00Z',
              '2026-10-25T12:00:00Z')`)
    await tx.query(sql`
      insert into payments.payout (withdrawal_id, gateway, created_at, changed_at)
      values (${paidOut}, 'PayoutOne', '2026-10-25T12:00:00Z', '2026-10-25T12:00:00Z')`)
  })
  const day = { from: '2026-10-25', to: '2026-10-25' }
  const { rows, totals } = await getFundSums(needs(), { ...day, sort: 'sum', descending: true })
  expect(rows.map(({ gateway, state, count, sumMinor }) => [gateway, state, count, sumMinor])).toEqual([
    ['GpWebPay', 'settled', 1, 8_000],
    ['Csob', 'declined', 1, 4_000],
    ['Csob', 'settled', 1, 1_000],
    ['PayoutOne', 'returned', 1, 600],
    ['Bacs', 'pending', 1, 500],
  ])
  expect(totals).toMatchObject([
    { direction: 'deposit', count: 3, sumMinor: 13_000, feeMinor: 15, partnerFeeMinor: 9 },
    { direction: 'withdrawal', count: 2, sumMinor: 1_100, partnerFeeMinor: 7 },
  ])
  // The same word as in the log of payments and in the reasons of failures.
  const { rows: failed } = await getDeclines(needs(), day)
  expect(failed.map(({ gateway }) => gateway)).toContain('PayoutOne')
  const { rows: ofPartner } = await getFundSums(needs(), { ...day, gateways: ['PayoutOne'] })
  expect(ofPartner).toMatchObject([{ direction: 'withdrawal', method: 'Bacs', sumMinor: 600 }])
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

/** The same asked day by day, with the ends of days as moments. */
const besideBooks = (from: Querier) =>
  from.query<Record<string, unknown>>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day,
           (select count(distinct k.player_id) from documents.kyc_verification k where k.state = 'verified'
               and k.changed_at >= d.starts_at and k.changed_at < d.ends_at
               and not exists (select from documents.kyc_verification e where e.player_id = k.player_id and e.state = 'verified'
                                  and e.changed_at < d.starts_at)) as verified,
           (select count(*) from exclusion.state s where s.kind = 'self' and s.player_id = s.origin_player_id
               and s.from_at >= d.starts_at and s.from_at < d.ends_at) as exclusions_self,
           (select count(*) from exclusion.state s where s.kind = 'register' and s.from_at >= d.starts_at and s.from_at < d.ends_at)
             as exclusions_register,
           (select count(*) from exclusion.state s where s.kind = 'panic' and s.from_at >= d.starts_at and s.from_at < d.ends_at)
             as exclusions_panic,
           (select count(*) from limits.change c where not c.is_first and coalesce(c.to_value, 1e9) < coalesce(c.from_value, 1e9)
               and c.asked_at >= d.starts_at and c.asked_at < d.ends_at) as limits_tightened,
           (select count(*) from limits.change c where not c.is_first and coalesce(c.to_value, 1e9) > coalesce(c.from_value, 1e9)
               and c.asked_at >= d.starts_at and c.asked_at < d.ends_at) as limits_loosened,
           (select coalesce(sum(w.amount_minor), 0)::bigint from payments.withdrawal w
             where w.requested_at < d.ends_at
               and not (w.state = 'done' and w.done_at < d.ends_at) and not (w.state = 'returned' and w.done_at < d.ends_at)
               and not (w.state = 'cancelled' and w.changed_at < d.ends_at)) as held_minor
      from (select day::date, day::timestamp at time zone 'Europe/Bratislava' as starts_at,
                   (day + interval '1 day')::timestamp at time zone 'Europe/Bratislava' as ends_at
              from generate_series('2026-01-01'::timestamp, '2026-12-31', '1 day') day) d order by 1`)

it('tells people, protection and held money of each day as their rooms have them', async () => {
  await db.transaction(liveBeside)
  const { rows } = await getOverview(needs(), YEAR, 'day')
  const kept = new Map((await besideBooks(db)).map((row) => [row['day'], row]))
  for (const row of rows) {
    const {
      verified,
      exclusionsSelf,
      exclusionsRegister,
      exclusionsPanic,
      limitsTightened,
      limitsLoosened,
      heldMinor,
    } = row
    const told = {
      verified,
      exclusionsSelf,
      exclusionsRegister,
      exclusionsPanic,
      limitsTightened,
      limitsLoosened,
      heldMinor,
    }
    expect({ day: row.day, ...told }).toEqual(kept.get(row.day))
    expect(row.taxBaseMinor).toBe(row.stakeMinor - row.winMinor - row.jackpotMinor)
  }
  const day = (of: string) => rows.find((row) => row.day === of)
  expect(day('2026-03-29')?.verified).toBe(1)
  expect(day('2026-03-30')).toMatchObject({ verified: 1, exclusionsSelf: 1 })
  expect(day('2026-06-01')).toMatchObject({
    exclusionsOther: 1,
    limitsTightened: 1,
    limitsLoosened: 1,
    heldMinor: 11_000,
  })
  // Returned at the first instant of the second day: held at the end of the first.
  expect(day('2026-06-02')).toMatchObject({ limitsTightened: 1, heldMinor: 0 })
  const months = await getOverview(needs(), YEAR, 'month')
  expect(months.rows.find((row) => row.day === '2026-06-01')).toMatchObject({ exclusionsPanic: 1, limitsTightened: 2 })
})

it('filters people by brand, and does not guess whose reserved money is', async () => {
  const { rows } = await getOverview(needs(), { ...YEAR, brands: ['brand_b'] }, 'day')
  const sum = (name: 'exclusionsSelf' | 'exclusionsOther' | 'limitsTightened' | 'registrations') =>
    rows.reduce((total, row) => total + row[name], 0)
  expect([sum('registrations'), sum('exclusionsSelf'), sum('exclusionsOther'), sum('limitsTightened')]).toEqual([
    1, 0, 1, 1,
  ])
  expect(rows.every(({ heldMinor }) => heldMinor === null)).toBe(true)
  // Of another currency there is nothing, and no row of people either.
  expect((await getOverview(needs(), { ...YEAR, currencies: ['EUR'] }, 'day')).rows).toEqual([])
})

it('takes somebody for verified once every paper that is required was approved', async () => {
  const approve = (variant: string, at: string) =>
    db.transaction(async (tx) => {
      const id = randomUUID()
      const kind = variant === 'primary' ? 'IdentityCard' : 'Passport'
      await tx.query(sql`set local session_replication_role = replica`)
      await tx.query(sql`
        insert into documents.identity_document (id, target, player_id, kind, variant, state, country, number_sealed, number_index,
                                                 number_hint, is_number_usual, created_at, changed_at)
        values (${id}, 'brand_a', 2, ${kind}, ${variant}, 'approved', 'CZE', 's', ${id}, 'h', true, ${at}, ${at})`)
      await tx.query(sql`
        insert into documents.move (item_id, player_id, from_state, to_state, actor, moved_at)
        values (${id}, 2, 'waiting', 'approved', 'staff', ${at})`)
    })
  const verifiedOn = async (day: string) =>
    (await getOverview(needs(), { from: day, to: day }, 'day')).rows.find((row) => row.day === day)?.verified ?? 0
  await approve('primary', '2026-06-03T10:00:00Z')
  expect(await verifiedOn('2026-06-03')).toBe(0)
  await approve('secondary', '2026-06-04T10:00:00Z')
  expect([await verifiedOn('2026-06-03'), await verifiedOn('2026-06-04')]).toEqual([0, 1])
})
