import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql, systemClock } from '../kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { PATIENCE } from '#tests/patience.ts'
import {
  calendarDayOf,
  checkBooks,
  groupCommit,
  openBalanceAccount,
  openContraAccount,
  openStakeConnection,
  postMovement,
  postPlays,
  postStake,
  prepareStake,
  readBalance,
  setLimits,
  type Stake,
} from './index.ts'

let db: TestDatabase
let contraId: number
let gatewayId: number
const today = calendarDayOf(systemClock.now())
const unbounded = { endsAt: new Date('2999-01-01'), readLeft: async () => null }
const nextDay = new Date(systemClock.now().getTime() + 24 * 3_600_000)

beforeAll(async () => {
  db = await testDatabase()
  contraId = await db.transaction((tx) => openContraAccount(tx, { path: 'house:CZK:stakes', currency: 'CZK' }))
  gatewayId = await db.transaction((tx) => openContraAccount(tx, { path: 'gateway:csob:clearing', currency: 'CZK' }))
})

afterAll(() => db.close())

let accounts = 0
async function accountWith(creditMinor: number, seriesId = 1): Promise<number> {
  accounts += 1
  const path = `player:${accounts}:cash`
  return db.transaction(async (tx) => {
    const accountId = await openBalanceAccount(tx, { path, currency: 'CZK' })
    const reference = randomUUID()
    await postMovement(tx, { reference, kind: 'deposit', accountId, contraId: gatewayId, debitMinor: 0, creditMinor })
    await prepareStake(tx, { accountId, seriesId, day: today, hour: unbounded, readNext: async () => 0 })
    return accountId
  })
}

const stake = (accountId: number, more: Partial<Stake> = {}): Stake => ({
  reference: randomUUID(),
  accountId,
  stakeMinor: 100,
  winMinor: 30,
  seriesId: 1,
  ordinal: 0,
  ...more,
})

async function withLanes<T>(
  work: (commits: ReturnType<typeof groupCommit>) => Promise<T>,
  now = systemClock.now,
): Promise<T> {
  const options = { databaseUrl: db.url, contraId, dayOf: calendarDayOf, onLost: () => {} }
  const lanes = [1, 2].map(() => openStakeConnection(options))
  const commits = groupCommit(lanes, now)
  try {
    return await work(commits)
  } finally {
    await commits.drain()
    await Promise.all(lanes.map((lane) => lane.close()))
  }
}

it('books many stakes at once, and the books balance', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => accountWith(1000)))
  const results = await withLanes(({ submit }) => Promise.all(ids.map((id) => submit(stake(id)))))
  for (const result of results)
    expect(result).toMatchObject({ outcome: 'committed', committed: { seq: 2, balanceMinor: 930 } })
  expect((await checkBooks(db, systemClock)).differences).toEqual([])
})

it('reports a database without resources as not reachable, and takes the same stake on another connection later', async () => {
  const id = await accountWith(1000)
  const input = stake(id)
  await db.query(sql`
    create function ledger.refuse_for_test() returns trigger language plpgsql as
      $$ begin raise exception 'no space' using errcode = '53100'; end $$`)
  await db.query(sql`
    create trigger refuse_for_test before update on ledger.balance for each row execute function ledger.refuse_for_test()`)
  await withLanes(async ({ submit }) => {
    await expect(submit(input)).rejects.toMatchObject({ name: 'Fault', retryable: true })
    await db.query(sql`drop trigger refuse_for_test on ledger.balance`)
    expect((await submit(input)).outcome).toBe('committed')
    // The connection that was given up leaves nothing behind.
    await vi.waitFor(async () => {
      const [open] = await db.query<{ count: number }>(sql`
        select count(*) as count from pg_stat_activity
         where application_name = 'tolar-stakes' and datname = current_database()`)
      expect(open?.count).toBeLessThanOrEqual(2)
    }, PATIENCE)
  })
})

it('takes no stake with a booked reference, a wrong number, another series, day or too little money', async () => {
  const id = await accountWith(100)
  await withLanes(async ({ submit }) => {
    const first = stake(id)
    expect((await submit(first)).outcome).toBe('committed')
    expect((await submit(first)).outcome).toBe('absent')
    expect((await submit(stake(id, { ordinal: 0, stakeMinor: 10 }))).outcome).toBe('absent')
    expect((await submit(stake(id, { ordinal: 2, stakeMinor: 10 }))).outcome).toBe('absent')
    expect((await submit(stake(id, { ordinal: 1, stakeMinor: 10, seriesId: 2 }))).outcome).toBe('absent')
    expect((await submit(stake(id, { ordinal: 1, stakeMinor: 31 }))).outcome).toBe('absent')
    expect((await submit(stake(id, { ordinal: 1, stakeMinor: 30, winMinor: 0 }))).outcome).toBe('committed')
  })
  await withLanes(
    async ({ submit }) => {
      const other = await accountWith(100)
      expect((await submit(stake(other))).outcome).toBe('absent')
    },
    () => nextDay,
  )
  expect((await readBalance(db, id))?.balance).toBe(0)
})

it('fails only the row that the database rejects', async () => {
  const [good, bad, other] = await Promise.all([accountWith(1000), accountWith(1000), accountWith(1000)])
  const results = await withLanes(({ submit }) =>
    Promise.allSettled([
      submit(stake(good)),
      // Too large for the balance's bigint: an error of the database, not a refusal.
      submit(stake(bad, { winMinor: 9_223_372_036_854_775_000 })),
      submit(stake(other)),
    ]),
  )
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((await readBalance(db, bad))?.balance).toBe(1000)
})

it('books a reference once when two accounts use it at the same time', async () => {
  const [one, other] = await Promise.all([accountWith(1000), accountWith(1000)])
  const reference = randomUUID()
  const results = await withLanes(({ submit }) =>
    Promise.all([submit(stake(one, { reference })), submit(stake(other, { reference }))]),
  )
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['absent', 'committed'])
})

it('fails only the stake of an account that is locked for long', async () => {
  const [good, held, other] = await Promise.all([accountWith(1000), accountWith(1000), accountWith(1000)])
  const holder = await db.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from ledger.balance where account_id = ${held} for update`)
    const results = await withLanes(({ submit }) =>
      Promise.allSettled([submit(stake(good)), submit(stake(held)), submit(stake(other))]),
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: { partner: 'database', retryable: true } })
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})

it('enforces a day’s loss limit to the last unit and resets it the next day', async () => {
  const id = await accountWith(10_000)
  await db.transaction((tx) => setLimits(tx, id, { stakeDay: null, stakeMonth: null, lossDay: 150, lossMonth: null }))
  const bet = (ordinal: number, stakeMinor: number, at = systemClock.now()) =>
    withLanes(
      ({ submit }) => submit(stake(id, { ordinal, stakeMinor, winMinor: 0 })),
      () => at,
    )
  expect((await bet(0, 100)).outcome).toBe('committed')
  expect((await bet(1, 51)).outcome).toBe('absent')
  expect((await bet(1, 50)).outcome).toBe('committed')
  expect((await bet(2, 1)).outcome).toBe('absent')
  expect((await bet(2, 1, nextDay)).outcome).toBe('absent')
  const prepare = (day: string) =>
    db.transaction((tx) =>
      prepareStake(tx, { accountId: id, seriesId: 1, day, hour: unbounded, readNext: async () => 0 }),
    )
  await prepare(calendarDayOf(nextDay))
  expect((await bet(2, 149, nextDay)).outcome).toBe('committed')
  // A process whose clock is behind neither reopens the old day nor is stopped: the new day's limit holds.
  await prepare(today)
  expect((await bet(3, 2)).outcome).toBe('absent')
  expect((await bet(3, 1)).outcome).toBe('committed')
})

it('books a payment once', async () => {
  const accountId = await accountWith(500)
  const reference = randomUUID()
  const post = () =>
    db.transaction((tx) =>
      postMovement(tx, { reference, kind: 'deposit', accountId, contraId: gatewayId, debitMinor: 0, creditMinor: 70 }),
    )
  expect(await post()).toEqual({ outcome: 'posted', balanceAfterMinor: 570 })
  expect(await post()).toEqual({ outcome: 'already-posted', balanceAfterMinor: 570 })
})

it('never lets an entry be changed or deleted', async () => {
  await expect(db.query(sql`update ledger.entry set credit = credit + 1`)).rejects.toThrow('entries are never changed')
  await expect(db.query(sql`delete from ledger.entry`)).rejects.toThrow('entries are never changed')
})

it('reports every kind of difference', async () => {
  const id = await accountWith(1000)
  const foreign = await db.transaction((tx) => openContraAccount(tx, { path: 'house:EUR:stakes', currency: 'EUR' }))
  await db.query(sql`
    update ledger.balance set balance = balance + 1, staked = staked + 5, day_staked = 7 where account_id = ${id}`)
  await db.query(sql`
    insert into ledger.movement_key (reference, account_id, seq, created_at) values (${randomUUID()}, ${id}, 77, now())`)
  await db.query(sql`
    insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
    values (${randomUUID()}, ${id}, 5, 0, 1, 2000, 0, now(), ${foreign}, 0, 4)`)
  const { differences } = await checkBooks(db, systemClock)
  const rules = new Set(differences.filter(({ accountId }) => accountId === id).map(({ rule }) => rule))
  expect(rules).toEqual(new Set(['chain', 'balance', 'totals', 'limits', 'key', 'currency']))
})

it('takes no stake before the minimum time since the last one has passed, on any connection', async () => {
  const id = await accountWith(1000)
  const at = new Date('2026-11-23T10:00:00.000Z')
  const commit = (ms: number, ordinal: number) =>
    db.transaction((tx) =>
      postStake(tx, stake(id, { ordinal }), {
        day: today,
        at: new Date(at.getTime() + ms),
        contraId,
        minimumRoundMs: 2_000,
      }),
    )
  expect(await commit(0, 0)).toBeDefined()
  expect(await commit(1_999, 1)).toBeUndefined()
  expect(await commit(2_000, 1)).toBeDefined()
  // A clock that is slightly behind must wait; one that is behind by more than a minute does not.
  expect(await commit(1_000, 2)).toBeUndefined()
  expect(await commit(-3_600_000, 2)).toBeDefined()
})

it('takes no stake past the loss bound of its hour, nor by the bound of an hour that is over', async () => {
  const id = await accountWith(1000)
  const endsAt = new Date('2026-11-23T11:00:00.000Z')
  const prepare = (leftMinor: number | null) =>
    db.transaction((tx) =>
      prepareStake(tx, {
        accountId: id,
        seriesId: 1,
        day: today,
        hour: { endsAt, readLeft: async () => leftMinor },
        readNext: async () => 0,
      }),
    )
  const commit = (at: string, ordinal: number, winMinor = 0) =>
    db.transaction((tx) =>
      postStake(tx, stake(id, { ordinal, winMinor }), { day: today, at: new Date(at), contraId, minimumRoundMs: 0 }),
    )
  await prepare(150)
  expect(await commit('2026-11-23T10:10:00.000Z', 0)).toBeDefined()
  expect(await commit('2026-11-23T10:10:00.000Z', 1)).toBeUndefined()
  await prepare(100)
  expect(await commit('2026-11-23T11:00:00.000Z', 1)).toBeUndefined()
  expect(await commit('2026-11-23T10:59:59.999Z', 1, 500)).toBeDefined()
  // What was won in the hour may be lost again.
  expect(await commit('2026-11-23T10:59:59.999Z', 2)).toBeDefined()
})

it('several bets on one shared round are one round, and another one waits', async () => {
  const id = await accountWith(1000)
  const at = new Date('2026-11-23T10:00:00.000Z')
  const bet = (ms: number, ordinal: number) =>
    db.transaction(async (tx) => {
      const play = { reference: randomUUID(), accountId: id, stakeMinor: 10, winMinor: 0, ordinal }
      const context = { contraId, seriesId: -3, day: today, at: new Date(at.getTime() + ms), minimumRoundMs: 2_000 }
      return (await postPlays(tx, context, [play])).get(play.reference)
    })
  expect(await bet(0, 17)).toMatchObject({ outcome: 'posted' })
  expect(await bet(300, 17)).toMatchObject({ outcome: 'posted' })
  expect(await bet(400, 18)).toEqual({ outcome: 'stopped', obstacle: 'too-soon' })
  expect(await bet(2_300, 18)).toMatchObject({ outcome: 'posted' })
})
