import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock, sql, type ListReader } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { checkFigures } from '../check-figures.ts'
import { countBooks } from '../count-books.ts'
import type { ReportNeeds } from '../needs.ts'
import { getOverview } from '../overview.ts'
import { rebuildFigures } from '../rebuild-figures.ts'
import { liveSmall } from '../small-life.ts'
import { getBonusCost } from './bonus-cost.ts'
import { bonusDaysListed, venueDaysListed } from './feed-logs.ts'
import { listBonusSteps } from './open-bonus-day.ts'
import { listVenueFacts } from './open-venue-day.ts'
import { addPlayed, BY_HAND, CAMPAIGN, FREE_CAMPAIGN, playAtVenue, reportFact, VENUE } from './small-feeds.ts'
import { sumFeeds } from './sum-feeds.ts'
import { getVenueSums } from './venue-sums.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const reader: ListReader = { userId: 1, permissions: ['reports.read', 'reports.players'] }
let db: TestDatabase
const needs = (): ReportNeeds => ({
  db,
  clock: movableClock(new Date('2026-11-20T12:00:00Z')),
  timeZone: 'Europe/Bratislava',
  currency: 'CZK',
  requiredPapers: [],
  gamesOf: () => [],
  nameDesks: async () => new Map(),
  provedOf: async () => undefined,
})
const bonusDays = async () => (await bonusDaysListed(needs()).page({ limit: 50 }, reader)).rows
const venueDays = async () => (await venueDaysListed(needs()).page({ limit: 50 }, reader)).rows
const rulesBroken = async () => [...new Set((await checkFigures(needs())).differences.map(({ rule }) => rule))]

beforeAll(async () => {
  db = await testDatabase()
  await liveSmall(db)
  await playAtVenue(db)
  await countBooks(needs())
  await sumFeeds(needs())
})
afterAll(() => db?.close())

it('has for each campaign and day what the accounts of bonus money have', async () => {
  const rows = await bonusDays()
  const [books] = await db.query<Record<string, number>>(sql`
    select coalesce(sum(e.credit) filter (where c.path = 'house:CZK:bonuses'), 0)::int as given,
           coalesce(sum(e.debit) filter (where c.path = 'house:CZK:bonuses'), 0)::int as taken_back,
           coalesce(sum(e.debit) filter (where e.kind = 11), 0)::int as staked,
           coalesce(sum(e.credit) filter (where e.kind = 12), 0)::int as won,
           coalesce(sum(e.debit) filter (where e.kind = 13), 0)::int as converted
      from ledger.entry e join ledger.account a on a.id = e.account_id join ledger.account c on c.id = e.contra_id
     where a.path = 'player:2:bonus' and (e.created_at at time zone 'Europe/Bratislava')::date = '2026-06-03'`)
  const campaign = rows.find(({ sourceId, day }) => sourceId === CAMPAIGN && day === '2026-06-03')
  expect(campaign).toMatchObject({
    name: 'Summer',
    brand: 'brand_a',
    ofCampaign: true,
    // The offer of 1:30 at night here counts on this day, and two versions are one campaign.
    offered: 2,
    accepted: 2,
    given: { amountMinor: books?.['given'], currency: 'CZK' },
    staked: { amountMinor: books?.['staked'] },
    wagered: { amountMinor: 45 },
    won: { amountMinor: books?.['won'] },
    converted: { amountMinor: books?.['converted'] },
    takenBack: { amountMinor: books?.['takenBack'] },
    cost: { amountMinor: 60 - 120 + 500 },
  })
  const byHand = rows.find(({ sourceId }) => sourceId === BY_HAND)
  expect(byHand).toMatchObject({ day: '2026-06-05', name: 'By hand', brand: 'brand_b', ofCampaign: false, offered: 1 })
  expect(rows).toHaveLength(4)
})

it('has the same cost of free rounds as the overview', async () => {
  const rows = await bonusDays()
  const free = rows.filter(({ sourceId }) => sourceId === FREE_CAMPAIGN)
  const paid = { amountMinor: 50 - 15 + 40, currency: 'CZK' }
  expect(free).toMatchObject([
    { day: '2026-06-02', name: 'Free', gift: 'free-rounds', accepted: 2, freeRounds: 1, free: paid, cost: paid },
    { day: '2026-06-01', offered: 2, freeRounds: 0, cost: { amountMinor: 0 } },
  ])
  for (const { day, freeMinor } of (await getOverview(needs(), YEAR, 'day')).rows)
    expect(
      rows.reduce((sum, row) => (row.day === day ? sum + row.free.amountMinor : sum), 0),
      day,
    ).toBe(freeMinor)
  const row = free.find(({ day }) => day === '2026-06-02')
  const entries: { step: string; free: number }[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listBonusSteps(needs(), { rowId: row?.id ?? '', limit: 1, ...(cursor ? { cursor } : {}) })
    entries.push(...page.rows.map(({ step, free: paid }) => ({ step, free: paid.amountMinor })))
    cursor = page.nextCursor
  }
  expect(entries.map(({ step }) => step)).toEqual(['free-accepted', 'free-accepted', 'free-paid', 'free-round'])
  expect(entries.reduce((sum, entry) => sum + entry.free, 0)).toBe(row?.free.amountMinor)
})

it('tells what receivers brought before and after, from the entries of their accounts', async () => {
  const { rows, days } = await getBonusCost(needs(), YEAR)
  const ngr = async (from: string, before: string) => {
    const [row] = await db.query<{ ngr: number }>(sql`
      select coalesce(sum(e.debit - e.credit), 0)::int as ngr
        from ledger.entry e join ledger.account a on a.id = e.account_id join ledger.account c on c.id = e.contra_id
       where a.path = 'player:2:cash' and c.path ~ '^house:CZK:(stakes|free-rounds|bonus-play|tournaments)$'
         and e.created_at >= ${from}::timestamptz and e.created_at < ${before}::timestamptz`)
    return row?.ngr
  }
  expect(rows.find(({ sourceId }) => sourceId === CAMPAIGN)).toMatchObject({
    receivers: 1,
    cost: { amountMinor: 440 },
    ngrBefore: { amountMinor: await ngr('2026-05-04 00:00+02', '2026-06-03 00:00+02') },
    ngrAfter: { amountMinor: await ngr('2026-06-03 00:00+02', '2026-07-03 00:00+02') },
    isWhole: true,
  })
  expect(days).toMatchObject([
    { day: '2026-06-01', cost: { amountMinor: 0 } },
    { day: '2026-06-02', given: { amountMinor: 0 }, cost: { amountMinor: 75 } },
    { day: '2026-06-03', given: { amountMinor: 1_000 }, cost: { amountMinor: 440 } },
    { day: '2026-06-05', given: { amountMinor: 0 }, cost: { amountMinor: 0 } },
  ])
  const soon = { ...needs(), clock: movableClock(new Date('2026-06-20T12:00:00Z')) }
  expect((await getBonusCost(soon, YEAR)).rows[0]).toMatchObject({ isWhole: false })
  expect((await getBonusCost(needs(), { ...YEAR, brands: ['brand_b'] })).rows).toHaveLength(1)
})

it('has for a venue and day what it reported, without reversals', async () => {
  const rows = (await venueDays()).map(({ day, visits, players, rounds, stake, win, jackpot, ggr }) =>
    [day, visits, players, rounds, ...[stake, win, jackpot, ggr].map(({ amountMinor }) => amountMinor)].join(' '),
  )
  expect(rows).toEqual(['2026-03-29 0 2 2 750 1200 1000 -450', '2026-03-28 1 1 1 500 0 0 500'])
  const { rows: sums } = await getVenueSums(needs(), YEAR)
  expect(sums).toMatchObject([
    { venueId: VENUE, brand: 'brand_a', visits: 1, rounds: 3, stake: { amountMinor: 1_250 }, ggr: { amountMinor: 50 } },
  ])
})

it('each row opens into what it sums up', async () => {
  for (const row of await bonusDays()) {
    const steps: { change: number; step: string }[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await listBonusSteps(needs(), { rowId: row.id, limit: 2, ...(cursor ? { cursor } : {}) })
      expect(page.row).toEqual(row)
      steps.push(...page.rows.map(({ change, step }) => ({ change: change.amountMinor, step })))
      cursor = page.nextCursor
    }
    expect(steps.filter(({ step }) => step === 'offered' || step === 'free-offered')).toHaveLength(row.offered)
    const { given, staked, won, converted, takenBack } = row
    const left = [given, won].reduce((sum, one) => sum + one.amountMinor, 0)
    const gone = [staked, converted, takenBack].reduce((sum, one) => sum + one.amountMinor, 0)
    expect(steps.reduce((sum, { change }) => sum + change, 0)).toBe(left - gone)
  }
  for (const row of await venueDays()) {
    const facts: { kind: string; amount: number }[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await listVenueFacts(needs(), { rowId: row.id, limit: 2, ...(cursor ? { cursor } : {}) })
      facts.push(...page.rows.map(({ kind, amount }) => ({ kind, amount: amount.amountMinor })))
      cursor = page.nextCursor
    }
    const sum = (kinds: readonly string[]) =>
      facts.reduce((total, { kind, amount }) => total + (kinds.includes(kind) ? amount : 0), 0)
    expect([sum(['stake']), sum(['win', 'jackpot'])]).toEqual([row.stake.amountMinor, row.win.amountMinor])
  }
  const nothing = { rowId: '0190d3a0-7b1c-7000-8000-00000000e571' }
  await expect(listBonusSteps(needs(), nothing)).rejects.toMatchObject({ code: 'ERR_LOG_ROW_NOT_FOUND' })
  await expect(listVenueFacts(needs(), nothing)).rejects.toMatchObject({ code: 'ERR_LOG_ROW_NOT_FOUND' })
})

it('counts late reports on their day, and a pass without new reports changes nothing', async () => {
  const late = { player: 3, day: '2026-03-28', at: '2026-03-28T21:00:00Z', recorded: '2026-04-20T09:00:00Z' } as const
  await reportFact(db, { kind: 'stake', ...late, amount: 900 })
  await addPlayed(db, { player: 3, day: '2026-03-28', rounds: 1, staked: 900, won: 0 })
  await sumFeeds(needs())
  expect((await venueDays()).find(({ day }) => day === '2026-03-28')).toMatchObject({
    players: 2,
    stake: { amountMinor: 1_400 },
  })
  const marks = () => db.query(sql`select xmin::text, * from reporting.feed order by name`)
  const before = await marks()
  await sumFeeds(needs())
  expect(await marks()).toEqual(before)
})

it('recomputes sums that the previous release made without free rounds', async () => {
  const before = await bonusDays()
  await db.query(
    sql`update reporting.bonus_day set free_rounds = default, free = default, accepted = 0 where free <> 0`,
  )
  await db.query(sql`insert into reporting.feed (name, read_to, rows) values ('bonus-steps', now(), 1)`)
  await sumFeeds(needs())
  expect(await bonusDays()).toEqual(before)
})

it('is the same when recomputed, and differences from the books or the venues are found', async () => {
  const before = [await bonusDays(), await venueDays()]
  await rebuildFigures(needs())
  expect([await bonusDays(), await venueDays()]).toEqual(before)
  expect(await rulesBroken()).toEqual([])
  await db.query(sql`update reporting.bonus_day set won = won + 1, cost = cost - 1 where day = '2026-06-03'`)
  expect(await rulesBroken()).toEqual(['bonus-day', 'bonus-books'])
  await rebuildFigures(needs())
  await db.query(sql`delete from reporting.venue_day where day = '2026-03-28'`)
  expect(await rulesBroken()).toEqual(['venue-day', 'venue-limits'])
  await rebuildFigures(needs())
  await db.query(sql`update venue_play.play_day set staked = staked + 1 where player_id = 2`)
  expect(await rulesBroken()).toEqual(['venue-limits'])
})

it('cash in place of rounds that the release before pays has its moment', async () => {
  const paid = sql`paid_at > now() - interval '1 hour' as is_now from free_rounds.relation where converted_to = 'cash'`
  expect(await db.query(sql`select ${paid}`)).toEqual([{ isNow: false }])
  await db.query(sql`update free_rounds.relation set paid_at = null where converted_to = 'cash'`)
  expect(await db.query(sql`select ${paid}`)).toEqual([{ isNow: true }])
})
