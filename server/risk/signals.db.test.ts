import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIRST_TERMS, RISK_SIGNALS, SIGNAL_NAMES, type RiskSignal } from '#contract/shapes/risk.ts'
import { movableClock, openDatabase, sql, type Database } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { countPlay } from './measuring/count-play.ts'
import { makeSignals, showStanding } from './measuring/make-signals.ts'
import { deleteMeasuresBefore, findMeasures, type MeasureRow } from './measuring/measures.queries.ts'
import { rebuildSignals } from './measuring/rebuild.ts'
import { touchEverybody, touchWithLinked } from './measuring/touch.ts'
import type { MeasureNeeds } from './needs.ts'
import { standingOn } from './signals/raise.ts'
import * as life from './test-life.ts'

const clock = movableClock(new Date('2026-11-20T12:00:00Z'))
const TODAY = '2026-11-20'
const REGISTERED = '2026-01-05T10:00:00Z'

let db: TestDatabase
let otherDb: Database
let needs: MeasureNeeds
let otherWorker: MeasureNeeds
const people: Record<string, { enough: number; less: number }> = {}

/** A moment so many days before today, at an hour of UTC (Prague is an hour ahead). */
const day = (back: number, time = '14:00:00') =>
  `${new Date(Date.UTC(2026, 10, 20 - back)).toISOString().slice(0, 10)}T${time}Z`
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const other = (): Promise<number> => life.addPlayer(db, needs.target, REGISTERED)

/** What makes a figure of a signal: written `count` times, days apart, within its window. */
const LIFE: { readonly [S in RiskSignal]: (player: number, count: number) => Promise<void> } = {
  structuring: async (player, count) => {
    for (const back of upTo(count)) await life.deposit(db, player, day(back), 4_500_000)
    // Neither the amount of the line itself, nor far below it.
    await life.deposit(db, player, day(1, '15:00:00'), 5_000_000)
    await life.deposit(db, player, day(1, '16:00:00'), 3_999_999)
  },
  'quick-out': async (player, count) => {
    for (const back of upTo(count)) {
      await life.deposit(db, player, day(back * 5, '08:00:00'), 100_000)
      await life.play(db, player, day(back * 5, '09:00:00'), 40_000)
      await life.withdraw(db, player, day(back * 5, '10:00:00'), { amountMinor: 60_000 })
    }
    // What was staked is not taken out quickly.
    await life.deposit(db, player, day(20, '08:00:00'), 100_000)
    await life.play(db, player, day(20, '09:00:00'), 50_000)
    await life.withdraw(db, player, day(20, '10:00:00'), { amountMinor: 60_000 })
  },
  'many-cards': async (player, count) => {
    for (const back of upTo(count)) await life.storeCard(db, player, day(back))
    await life.storeCard(db, player, day(40))
  },
  'politically-exposed': (player, count) => life.declare(db, player, day(30), { isExposed: count > 0, isOwn: true }),
  sanctioned: (player, count) =>
    life.declare(db, player, day(30), { isExposed: false, isOwn: true, isSanctioned: count > 0 }),
  'not-own-account': (player, count) => life.declare(db, player, day(30), { isExposed: false, isOwn: count === 0 }),
  'source-asked': async (player, count) => {
    for (const back of upTo(count)) await life.requestSource(db, needs.target, player, day(back))
  },
  'linked-accounts': async (player, count) => {
    for (const back of upTo(count)) await life.shareBrowser(db, player, await other(), day(back))
  },
  'bonus-abuse': async (player, count) => {
    for (const back of upTo(count)) {
      await life.convertBonus(db, player, day(back * 5, '08:00:00'), 10_000)
      await life.withdraw(db, player, day(back * 5, '18:00:00'), { amountMinor: 10_000 })
    }
    await life.convertBonus(db, player, day(40), 10_000)
  },
  'chip-dumping': async (player, count) => {
    const friend = await other()
    await life.shareBrowser(db, player, friend, day(50))
    const stranger = await other()
    for (const back of upTo(count)) await life.oppose(db, player, friend, day(back))
    await life.oppose(db, player, stranger, day(1))
  },
  chasing: async (player, count) => {
    await life.deposit(db, player, day(3, '08:00:00'), 100_000)
    for (const hour of upTo(count)) {
      await life.play(db, player, day(3, `${String(8 + hour).padStart(2, '0')}:10:00`), 100_000)
      await life.deposit(db, player, day(3, `${String(8 + hour).padStart(2, '0')}:30:00`), 100_000)
    }
    // Nothing is lost yet.
    await life.deposit(db, player, day(3, '20:00:00'), 100_000)
  },
  nights: async (player, count) => {
    await life.deposit(db, player, day(20), 100_000)
    // Half past midnight in Prague; 5:00 is no night any more.
    for (const back of upTo(count)) await life.play(db, player, day(back + 1, '23:30:00'), 100)
    await life.play(db, player, day(1, '04:00:00'), 100)
  },
  'raised-limits': async (player, count) => {
    for (const back of upTo(count)) await life.raiseLimit(db, player, day(back))
  },
  'cancelled-withdrawals': async (player, count) => {
    for (const back of upTo(count))
      await life.withdraw(db, player, day(back, '08:00:00'), { amountMinor: 500, cancelledAt: day(back, '09:00:00') })
    await life.withdraw(db, player, day(2, '11:00:00'), { amountMinor: 500 })
  },
  'play-time': async (player, count) => {
    await life.deposit(db, player, day(20), 100_000)
    // Eight hours a day, a round in every quarter.
    for (let slot = 0; slot < count * 4; slot += 1) {
      const at = new Date(
        Date.parse(day(5, '08:00:00')) + ((slot - (slot % 32)) / 32) * 86_400_000 + (slot % 32) * 900_000,
      )
      await life.play(db, player, at.toISOString(), 1)
    }
  },
  'stop-button': async (player, count) => {
    for (const back of upTo(count)) await life.pressStop(db, player, day(back))
  },
}

beforeAll(async () => {
  db = await testDatabase()
  otherDb = openDatabase({ url: db.url, connections: 4, applicationName: 'other worker' })
  needs = life.measuringOn(db, db.url, clock)
  otherWorker = life.measuringOn(otherDb, db.url, clock)
  for (const signal of SIGNAL_NAMES) {
    const { at } = RISK_SIGNALS[signal]
    people[signal] = { enough: await other(), less: await other() }
    await LIFE[signal](people[signal].enough, at)
    await LIFE[signal](people[signal].less, at - 1)
  }
  await touchEverybody(needs)
  await Promise.all([countPlay(needs), countPlay(otherWorker)])
  await Promise.all([makeSignals(needs), makeSignals(otherWorker)])
  await makeSignals(needs)
})
afterAll(async () => {
  await otherDb?.close()
  await db?.close()
})

const standing = async (player: number) =>
  standingOn(await findMeasures(db, player, '2025-01-01'), TODAY).map((figure: MeasureRow) =>
    showStanding(figure, FIRST_TERMS),
  )

describe.each(SIGNAL_NAMES)('%s', (signal) => {
  const { at, windowDays, figure } = RISK_SIGNALS[signal]

  it('fires at its threshold, and says since when and by which facts', async () => {
    const found = (await standing(people[signal]?.enough ?? 0)).find((one) => one.signal === signal)
    expect(found).toMatchObject({ value: at, fires: true })
    const dates = (found?.facts ?? []).map((fact) => fact.at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.at(-1)).toBe(found?.since)
    if (figure === 'facts') expect(dates).toHaveLength(at)
    else expect((found?.facts ?? []).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)).toBe(at * 60)
    expect(found?.windowDays).toBe(windowDays)
    if (windowDays !== null)
      expect(Date.parse(found?.since ?? '')).toBeGreaterThan(clock.now().getTime() - windowDays * 86_400_000)
  })

  it('does not fire one below', async () => {
    const found = (await standing(people[signal]?.less ?? 0)).find((one) => one.signal === signal)
    expect(found?.fires ?? false).toBe(false)
    expect(found?.value ?? at - 1).toBe(at - 1)
  })
})

const rowsOf = (target: string) =>
  db.query(sql`select * from risk.measure where target = ${target} order by player_id, signal, day`)
const alerts = () =>
  db.query<{ playerId: number; area: string; score: number; day: string }>(sql`
    select player_id, area, score, day from risk.alert order by player_id, area, day`)

/** Alerts of one person after what happened about them was heard. */
async function alertsOf(player: number) {
  await touchWithLinked(needs, player)
  await countPlay(needs)
  await makeSignals(needs)
  return db.query<{ signals: string[] }>(sql`
    select signals, day from risk.alert where player_id = ${player} and area = 'money' order by number`)
}

describe('what is declared', () => {
  it('raises an alert of its own in the quiet after another one, on the same day too, and once', async () => {
    const player = await other()
    await LIFE.structuring(player, 3)
    await LIFE['quick-out'](player, 2)
    const earlier = ['quick-out', 'structuring']
    expect(await alertsOf(player)).toMatchObject([{ signals: earlier }])
    await life.declare(db, player, day(1, '20:00:00'), { isExposed: false, isOwn: true, isSanctioned: true })
    const both = [{ signals: earlier }, { signals: ['quick-out', 'sanctioned', 'structuring'] }]
    expect(await alertsOf(player)).toMatchObject(both)
    await life.deposit(db, player, day(0, '08:00:00'), 4_500_000)
    expect(await alertsOf(player)).toMatchObject(both)
  })

  it('counts while it stands, however long ago, and no longer', async () => {
    const player = await other()
    await life.declare(db, player, day(900), { isExposed: false, isOwn: true, isSanctioned: true })
    await life.deposit(db, player, day(1), 4_500_000)
    await life.deposit(db, player, day(2), 4_500_000)
    await deleteMeasuresBefore(db, needs.target, '2026-01-01')
    expect(await alertsOf(player)).toMatchObject([{ signals: ['sanctioned'] }])
    await deleteMeasuresBefore(db, needs.target, '2026-01-01')
    const firing = async () => (await standing(player)).filter(({ fires }) => fires).map(({ signal }) => signal)
    expect(await firing()).toEqual(['sanctioned'])
    await db.query(sql`update players.profile set is_sanctioned = null where player_id = ${player}`)
    await alertsOf(player)
    expect(await firing()).toEqual([])
  })
})

describe('alerts', () => {
  it('are raised once by two workers at once, with the facts as they stood', async () => {
    const player = await other()
    await LIFE.structuring(player, 3)
    await LIFE['quick-out'](player, 2)
    await touchEverybody(needs)
    await Promise.all([countPlay(needs), countPlay(otherWorker)])
    for (const _ of [1, 2, 3]) await Promise.all([makeSignals(needs), makeSignals(otherWorker), countPlay(needs)])
    const own = (await alerts()).filter(({ playerId }) => playerId === player)
    expect(own).toMatchObject([{ area: 'money', score: 80 }])
    const [kept] = await db.query<{ standing: { signal: string; facts: unknown[] }[] }>(sql`
      select standing from risk.alert where player_id = ${player}`)
    const facts = kept?.standing.map(({ signal, facts: of }) => [signal, of.length])
    expect(facts).toContainEqual(['structuring', 3])
  })

  it('are not raised where the sum stays below, and no signal of one area counts in another', async () => {
    const player = people['raised-limits']?.enough ?? 0
    expect((await alerts()).filter(({ playerId }) => playerId === player)).toEqual([])
  })
})

it('are each brand’s own on a shared database', async () => {
  const target = 'another-brand'
  const there = life.measuringOn(otherDb, db.url, clock, target)
  const player = await life.addPlayer(db, target, REGISTERED)
  await LIFE.structuring(player, 3)
  await LIFE['quick-out'](player, 2)
  await countPlay(needs)
  await makeSignals(needs)
  expect(await rowsOf(target)).toEqual([])
  await makeSignals(there)
  expect((await rowsOf(target)).length).toBeGreaterThan(0)
  const [alert] = await db.query<{ target: string }>(sql`select target from risk.alert where player_id = ${player}`)
  expect(alert).toEqual({ target })
  // An account of another brand is linked to nobody here.
  const own = people['linked-accounts']?.less ?? 0
  await life.shareBrowser(db, own, player, day(1))
  await touchEverybody(needs)
  await makeSignals(needs)
  const linked = (await standing(own)).find(({ signal }) => signal === 'linked-accounts')
  expect(linked?.value).toBe(RISK_SIGNALS['linked-accounts'].at - 1)
})

it('are made anew from nothing to the same rows, and raise no alert again', async () => {
  const [before, raised] = [await rowsOf(needs.target), await alerts()]
  await db.query(sql`delete from risk.measure where target = ${needs.target}`)
  await rebuildSignals(needs)
  expect(await rowsOf(needs.target)).toEqual(before)
  expect(await alerts()).toEqual(raised)
})
