import { afterAll, beforeAll, expect, it } from 'vitest'
import { RISK_SIGNALS, SIGNAL_NAMES, type RiskSignal } from '#contract/shapes/risk.ts'
import { movableClock, sql, type Sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { rebuildSignals } from './measuring/rebuild.ts'
import type { MeasureNeeds } from './needs.ts'
import * as life from './test-life.ts'

/**
 * A month of some people, and every figure computed a second time by statements of this test's own over raw rows: none of the
 * product's functions, other windows (of the database), other joins.
 */
const clock = movableClock(new Date('2026-11-20T12:00:00Z'))
const ZONE = 'Europe/Prague'
const PEOPLE = 8
const HOUR_MS = 3_600_000
const BEGINS = Date.parse('2026-10-20T00:00:00Z')

let db: TestDatabase
let needs: MeasureNeeds

/** The same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** One hour of somebody's life after another: what happens in it is thrown. */
async function liveMonth(players: readonly number[]): Promise<void> {
  const roll = dice(20_261_120)
  for (let hour = 0; hour < 31 * 24; hour += 2) {
    for (const player of players) {
      const at = (minute: number) => new Date(BEGINS + hour * HOUR_MS + minute * 60_000).toISOString()
      const throwOf = roll(60)
      if (throwOf === 0) await life.deposit(db, player, at(1), 3_800_000 + roll(16) * 100_000)
      if (throwOf === 1) await life.deposit(db, player, at(2), 10_000 + roll(10) * 1_000)
      if (throwOf === 1 || throwOf === 2) await spend(player, at(20 + roll(90)), roll(4) === 0)
      if (throwOf === 10 && roll(3) === 0) await sitDown(player, at(0))
      if (throwOf === 3) await life.withdraw(db, player, at(30), withdrawal(roll, at(30 + roll(60))))
      if (throwOf === 4) await life.convertBonus(db, player, at(40), 5_000)
      if (throwOf === 5) await life.raiseLimit(db, player, at(50))
      if (throwOf === 6 && roll(3) === 0) await life.storeCard(db, player, at(5))
      if (throwOf === 7 && roll(6) === 0) await life.pressStop(db, player, at(6))
      const friend = players[(players.indexOf(player) + 1) % players.length]
      if (throwOf === 8 && friend) await life.oppose(db, player, friend, at(10))
    }
  }
}

const withdrawal = (roll: (below: number) => number, cancelledAt: string) => ({
  amountMinor: 1_000 + roll(40) * 100_000,
  ...(roll(3) === 0 ? { cancelledAt } : {}),
})

/** Six hours of small stakes, where there is something to stake. */
async function sitDown(player: number, from: string): Promise<void> {
  if ((await balanceOf(player)) < 2_400) return
  for (let quarter = 0; quarter < 24; quarter += 1)
    await life.play(db, player, new Date(Date.parse(from) + quarter * 900_000).toISOString(), 100)
}

async function balanceOf(player: number): Promise<number> {
  const [row] = await db.query<{ balance: number }>(sql`
    select b.balance from ledger.balance b join ledger.account a on a.id = b.account_id
     where a.path = ${`player:${player}:cash`}`)
  return row?.balance ?? 0
}

/** Stakes what there is, or a little of it. */
async function spend(player: number, at: string, isLittle: boolean): Promise<void> {
  const balance = await balanceOf(player)
  const stake = isLittle ? 100 : balance
  if (stake > 0 && stake <= balance) await life.play(db, player, at, stake)
}

beforeAll(async () => {
  db = await testDatabase()
  needs = life.measuringOn(db, db.url, clock)
  const players: number[] = []
  for (let person = 0; person < PEOPLE; person += 1)
    players.push(await life.addPlayer(db, needs.target, '2026-10-01T10:00:00Z'))
  for (const [index, player] of players.entries()) {
    const day = String(1 + index).padStart(2, '0')
    await life.declare(db, player, `2026-11-${day}T09:00:00Z`, {
      isExposed: index % 4 === 0,
      isOwn: index % 5 !== 0,
      isSanctioned: index % 7 === 0,
    })
    if (index % 3 === 0) await life.requestSource(db, needs.target, player, `2026-11-${day}T10:00:00Z`)
    // Every second one shares a browser with the next.
    const next = players[index + 1]
    if (index % 2 === 0 && next) await life.shareBrowser(db, player, next, `2026-11-${day}T11:00:00Z`)
  }
  await liveMonth(players)
  await rebuildSignals(needs)
})
afterAll(() => db?.close())

const settled = sql`select player_id, settled_at as at, amount_minor from payments.payment where settled_at is not null`
const asked = sql`select player_id, requested_at as at, amount_minor, id from payments.withdrawal`
const played = sql`
  select substring(a.path from '^player:(\\d+):')::bigint as player_id, e.created_at as at, e.debit
    from ledger.entry e join ledger.account a on a.id = e.account_id where e.kind = 1 and e.debit > 0`
const quarters = sql`
  select player_id, date_bin('15 minutes', at, '2026-01-01') as at from (${played}) p group by 1, 2`

/** What each signal counts, as raw rows: whose, when, and what is counted once. */
const RAW: { readonly [S in RiskSignal]: Sql } = {
  structuring: sql`select player_id, at from (${settled}) d where amount_minor between 4000000 and 4999999`,
  'quick-out': sql`
    select w.player_id, w.at from (${asked}) w cross join lateral (
      select min(d.at) as first_at, sum(d.amount_minor) as deposited from (${settled}) d
       where d.player_id = w.player_id and d.at < w.at and d.at >= w.at - interval '72 hours') d
     where d.deposited > 0 and w.amount_minor * 2 >= d.deposited and d.deposited > 2 * (
       select coalesce(sum(debit), 0) from (${played}) p
        where p.player_id = w.player_id and date_bin('15 minutes', p.at, '2026-01-01') > d.first_at - interval '15 minutes'
          and date_bin('15 minutes', p.at, '2026-01-01') <= w.at)`,
  'many-cards': sql`select player_id, registered_at as at from payments.stored_card`,
  'politically-exposed': sql`select player_id, declared_at as at from players.profile where is_politically_exposed`,
  sanctioned: sql`select player_id, declared_at as at from players.profile where is_sanctioned`,
  'not-own-account': sql`select player_id, declared_at as at from players.profile where not is_own_account`,
  'source-asked': sql`
    select player_id, at from risk.case_step s join risk.risk_case c on c.id = s.case_id where kind = 'source-asked'`,
  'linked-accounts': sql`
    select o.owner_id as player_id, greatest(o.first_at, t.first_at) as at
      from sign_in.known_device o join sign_in.known_device t on t.device = o.device and t.owner_id <> o.owner_id`,
  'bonus-abuse': sql`
    select a.player_id, w.at from bonuses.step s join bonuses.award a on a.id = s.award_id cross join lateral (
      select min(at) as at from (${asked}) w where w.player_id = a.player_id and w.at > s.at and w.at <= s.at + interval '1 day') w
     where s.kind = 'converted' and w.at is not null`,
  'chip-dumping': sql`
    select own.player_id, own.placed_at as at from crash.bet own join crash.bet other using (round_id)
     where other.player_id <> own.player_id and own.state <> other.state and exists (
       select from sign_in.known_device o join sign_in.known_device t on t.device = o.device
        where o.owner_id = own.player_id and t.owner_id = other.player_id)`,
  chasing: sql`
    select player_id, at from (
      select substring(a.path from '^player:(\\d+):')::bigint as player_id, e.created_at as at, e.balance_after - e.credit as held,
             lag(e.created_at) over w as before_at, lag(e.credit) over w as before_credit
        from ledger.entry e join ledger.account a on a.id = e.account_id where e.kind = 2
      window w as (partition by e.account_id order by e.seq)) d
     where at - before_at <= interval '1 day' and held * 10 < before_credit and not exists (
       select from (${asked}) w where w.player_id = d.player_id and w.at between d.before_at and d.at)`,
  nights: sql`
    select player_id, min(at) as at from (${quarters}) q where extract(hour from at at time zone ${ZONE}::text) < 5
     group by player_id, (at at time zone ${ZONE}::text)::date`,
  'raised-limits': sql`select player_id, asked_at as at from limits.change where to_value > from_value`,
  'cancelled-withdrawals': sql`
    select w.player_id, m.moved_at as at from payments.withdrawal_move m join payments.withdrawal w on w.id = m.withdrawal_id
     where m.to_state = 'cancelled' and m.actor = 'player'`,
  'play-time': quarters,
  'stop-button': sql`select player_id, from_at as at from exclusion.state where kind = 'panic'`,
}

type Figure = { readonly playerId: number; readonly day: string; readonly value: number }

async function figuresAgain(signal: RiskSignal): Promise<Figure[]> {
  const { windowDays, least, figure } = RISK_SIGNALS[signal]
  return db.query<Figure>(sql`
    with raw as (select player_id, (at at time zone ${ZONE}::text)::date as day from (${RAW[signal]}) r)
    select d.player_id, d.day, d.value from (
      select days.player_id, days.day, (select count(*) from raw
         where raw.player_id = days.player_id and raw.day <= days.day and raw.day > days.day - ${windowDays ?? 100_000}::integer)
           / ${figure === 'hours' ? 4 : 1}::integer as value
        from (select distinct player_id, day from raw) days) d
     where d.value >= ${least} order by d.player_id, d.day`)
}

it.each(SIGNAL_NAMES)('%s is what raw rows say', async (signal) => {
  const made = await db.query<Figure>(sql`
    select player_id, day, value from risk.measure where signal = ${signal} order by player_id, day`)
  expect(made).toEqual(await figuresAgain(signal))
  expect(made.length).toBeGreaterThan(0)
})
