import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  PEOPLE_FIGURES,
  PROTECTION_FIGURES,
  type PeopleFigure,
  type ProtectionFigure,
} from '#contract/lists/figure-entries.ts'
import type { OverviewRow } from '#contract/shapes/reports.ts'
import { movableClock, sql, type ListQuestion } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { countBooks } from '../count-books.ts'
import type { ReportNeeds } from '../needs.ts'
import { getOverview } from '../overview.ts'
import { liveSmall } from '../small-life.ts'
import { liveBeside } from '../test-life-beside.ts'
import { figurePeopleListed, figureProtectionListed } from './figure-entries.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const SOMEBODY = { userId: 1, permissions: [] }
let db: TestDatabase
const needs = (): ReportNeeds => ({
  db,
  clock: movableClock(new Date('2026-11-20T12:00:00Z')),
  timeZone: 'Europe/Bratislava',
  currency: 'CZK',
  requiredPapers: ['primary', 'secondary'],
  gamesOf: () => [],
  nameDesks: async () => new Map(),
  provedOf: async () => undefined,
})

beforeAll(async () => {
  db = await testDatabase()
  await liveSmall(db)
  await db.transaction(liveBeside)
  await countBooks(needs())
})
afterAll(() => db?.close())

type Figure = PeopleFigure | ProtectionFigure
const sourceOf = (figure: Figure) =>
  PEOPLE_FIGURES.some((one) => one === figure) ? figurePeopleListed(needs()) : figureProtectionListed(needs())
const countOf = (figure: Figure, question: ListQuestion) =>
  sourceOf(figure)
    .totals({ figure, ...question }, SOMEBODY)
    .then(({ count }) => count)

/** The overview's value of a figure; it has none for pending items. */
type ToldFigure = Exclude<Figure, 'limitsWaiting'>
const FIGURES: readonly ToldFigure[] = [
  ...PEOPLE_FIGURES,
  ...PROTECTION_FIGURES.filter((one) => one !== 'limitsWaiting'),
]

describe.each(FIGURES)('the list behind %s', (figure) => {
  const isThere = (rows: readonly OverviewRow[]) => rows.some((row) => row[figure] > 0)
  it('has as many rows as the figure says, on each day and in each month, of all brands and of one', async () => {
    for (const brands of [undefined, ['brand_a'], ['brand_b']]) {
      const narrowed = brands ? { brand: brands[0] } : {}
      const days = (await getOverview(needs(), { ...YEAR, ...(brands ? { brands } : {}) }, 'day')).rows
      for (const row of days) {
        const of = { from: row.day, to: row.day, currency: row.currency, ...narrowed }
        expect([row.day, await countOf(figure, of)]).toEqual([row.day, row[figure]])
      }
      const months = (await getOverview(needs(), { ...YEAR, ...(brands ? { brands } : {}) }, 'month')).rows
      for (const row of months) {
        const to = new Date(Date.UTC(Number(row.day.slice(0, 4)), Number(row.day.slice(5, 7)), 0))
        const of = { from: row.day, to: to.toISOString().slice(0, 10), currency: row.currency, ...narrowed }
        expect([row.day, await countOf(figure, of)]).toEqual([row.day, row[figure]])
      }
      if (!brands) expect(isThere(days)).toBe(true)
    }
  })

  it('is the same read one by one, each row once', async () => {
    const source = sourceOf(figure)
    const all = (await source.page({ figure, ...YEAR }, SOMEBODY)).rows as { id: string }[]
    const read: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { readonly rows: readonly object[]; readonly nextCursor: string | null } = await source.page(
        { figure, ...YEAR, limit: 1, ...(cursor ? { cursor } : {}) },
        SOMEBODY,
      )
      read.push(...(page.rows as { id: string }[]).map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(read).toEqual(all.map(({ id }) => id))
    expect(new Set(read).size).toBe(read.length)
  })
})

it.each([
  ['exclusionsSelf', '1:7'],
  ['exclusionsSelf', '1:somewhere'],
  ['limitsTightened', '1:1e30'],
  ['limitsWaiting', '1:99999999999999999999'],
] as const)('a place in %s that is none (%s) is refused by name', async (figure, cursor) => {
  const page = sourceOf(figure).page({ figure, ...YEAR, cursor }, SOMEBODY)
  await expect(page).rejects.toMatchObject({ statusCode: 400, code: 'ERR_INVALID_INPUT' })
})

it('of another currency than that of the market nobody registered, and nothing protected anybody', async () => {
  expect(await countOf('registrations', { ...YEAR, currency: 'EUR' })).toBe(0)
  expect(await countOf('exclusionsSelf', { ...YEAR, currency: 'EUR' })).toBe(0)
})

it('exclusions are narrowed to a kind', async () => {
  const countOfKind = async (kind: string) => {
    const question = { figure: 'exclusionsOther', ...YEAR, kinds: [kind] }
    return (await figureProtectionListed(needs()).totals(question, SOMEBODY)).count
  }
  expect(await countOfKind('break')).toBe(1)
  expect(await countOfKind('staff')).toBe(0)
})

it('pending changes are those that are not in force yet, whenever they were requested', async () => {
  expect(await countOf('limitsWaiting', { from: '2026-11-20', to: '2026-11-20' })).toBe(0)
  await db.query(sql`
    insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
    values (3, 'StakeDayCasinoLimit', 100, 300, false, '2026-11-18T10:00:00Z', '2026-11-25T10:00:00Z', 'r', 'p')`)
  expect(await countOf('limitsWaiting', { from: '2026-11-20', to: '2026-11-20' })).toBe(1)
})

it('a page of one brand has the requested length, whatever entries of other brands come between', async () => {
  const of = { figure: 'limitsLoosened', ...YEAR, brand: 'brand_b' }
  const insert = (playerId: number, count: number) =>
    db.query(sql`
      insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
      select ${playerId}::bigint, 'StakeDayCasinoLimit', n, n + 1, false, '2026-07-18T10:00:00Z', '2026-07-25T10:00:00Z', 'r', 'p'
        from generate_series(1, ${count}::integer) n`)
  const before = await countOf('limitsLoosened', { ...YEAR, brand: 'brand_b' })
  // Players of the other brand come first, with more entries than are read at once.
  await insert(2, 1_100)
  await insert(3, 3)
  const page = await figureProtectionListed(needs()).page({ ...of, limit: 2 }, SOMEBODY)
  expect(page.rows.map(({ playerId }) => playerId)).toEqual([3, 3])
  expect(page.nextCursor).not.toBeNull()
  expect(await countOf('limitsLoosened', { ...YEAR, brand: 'brand_b' })).toBe(before + 3)
})
