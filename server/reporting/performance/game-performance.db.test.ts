import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock, sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { checkFigures } from '../check-figures.ts'
import { countBooks } from '../count-books.ts'
import type { ReportNeeds } from '../needs.ts'
import { liveSmall } from '../small-life.ts'
import type { ProvedFigures } from './band.ts'
import { getGamePerformance } from './game-performance.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const proved: ProvedFigures = {
  spread: 'exact',
  least: 0.95,
  most: 0.95,
  deviation: 4,
  maxWinX: 100,
  volatility: 'medium',
}
let db: TestDatabase
const needs = (): ReportNeeds => ({
  db,
  clock: movableClock(new Date('2026-11-20T12:00:00Z')),
  timeZone: 'Europe/Bratislava',
  currency: 'CZK',
  requiredPapers: [],
  gamesOf: () => [],
  nameDesks: async () => new Map(),
  provedOf: async (_, hash) => (hash === 'hash-9' ? { ...proved, deviation: 2 } : proved),
})

beforeAll(async () => {
  db = await testDatabase()
  await liveSmall(db)
  await countBooks(needs())
})
afterAll(() => db?.close())

it('tells each version as the entries have it, with the stakes that began rounds and their squares', async () => {
  const { rows } = await getGamePerformance(needs(), { ...YEAR, by: 'version' })
  const books = await db.query<{ hash: string; stake: number; first: number; squares: number }>(sql`
    with played as (
      select coalesce(d.definition_hash, r.definition_hash, 'hash-9') as hash, e.debit, e.series_id
        from ledger.entry e left join game_rounds.seed d on d.no = e.series_id
        left join crash.game g on g.series_id = e.series_id
        left join crash.round r on r.game_key = g.game_key and r.no = e.ordinal
       where e.kind = 1
    )
    select hash, sum(debit)::bigint as stake, sum(debit) filter (where series_id <> 0)::bigint as first,
           sum(debit * debit) filter (where series_id <> 0)::bigint as squares from played group by hash`)
  expect(rows.length).toBe(books.length)
  for (const { hash, stake, first, squares } of books) {
    const row = rows.find(({ version }) => version === hash)
    const half = (1.959_964 * (hash === 'hash-9' ? 2 : 4) * Math.sqrt(squares)) / first
    expect(row?.stake.amountMinor).toBe(stake)
    expect(row?.band?.high).toBeCloseTo(0.95 + half, 6)
  }
})

it('counts people once in a game, and a stake that a decision added to none that began a round', async () => {
  const { rows } = await getGamePerformance(needs(), { ...YEAR, by: 'game' })
  expect(rows.find(({ gameKey }) => gameKey === 'CrashC')).toMatchObject({ players: 3, rounds: 5, version: null })
  // 1,000 staked, 500 added, 2,700 won: 2.2 of the stake came back.
  expect(rows.find(({ gameKey }) => gameKey === 'GameB')?.returned).toBeCloseTo(2.2, 10)
  const byMonth = await getGamePerformance(needs(), { ...YEAR, by: 'month', games: ['GameB'] })
  expect(byMonth.rows).toMatchObject([{ period: '2026-05-01', rounds: 1, players: 1 }])
  const byBrand = await getGamePerformance(needs(), { ...YEAR, by: 'brand', brands: ['brand_a'] })
  expect(new Set(byBrand.rows.map(({ brand }) => brand))).toEqual(new Set(['brand_a']))
})

it('squares of stakes are compared with the books like any other figure', async () => {
  expect((await checkFigures(needs())).differences).toEqual([])
  await db.query(sql`
    update reporting.account_day set stake_squares = stake_squares + 1 where ctid = (select min(ctid) from reporting.account_day)`)
  expect((await checkFigures(needs())).differences.map(({ rule }) => rule)).toEqual(['cell', 'sum'])
})
