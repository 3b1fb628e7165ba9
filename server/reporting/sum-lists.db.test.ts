import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cellOf, sortKeys } from '#contract/lists/list.ts'
import { movableClock, type ListQuestion, type ListSource } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { countBooks } from './count-books.ts'
import { getFundSums } from './fund-sums.ts'
import { getGameSums, getGameSumsByPlayer } from './game-sums.ts'
import type { ReportNeeds } from './needs.ts'
import { getOverview } from './overview.ts'
import { liveSmall } from './small-life.ts'
import { sumsListed } from './sum-lists.ts'
import { liveBeside } from './test-life-beside.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
/** The most days of the funnel. */
const QUARTER = { from: '2026-05-01', to: '2026-07-31' }
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
type Name = keyof ReturnType<typeof sumsListed>
const source = (name: Name): ListSource => sumsListed(needs())[name]

beforeAll(async () => {
  db = await testDatabase()
  await liveSmall(db)
  await db.transaction(liveBeside)
  await countBooks(needs())
})
afterAll(() => db?.close())

async function readAll(of: ListSource, question: ListQuestion, limit: number): Promise<object[]> {
  const rows: object[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Awaited<ReturnType<ListSource['page']>> = await of.page(
      { ...question, ...(cursor ? { cursor } : {}) },
      SOMEBODY,
      { rows: limit },
    )
    rows.push(...page.rows)
    cursor = page.nextCursor
  }
  return rows
}

const GROUPS: readonly (readonly [Name, ListQuestion])[] = [
  ['game-sums', { by: 'game' }],
  ['game-sums', { by: 'day' }],
  ['game-sums', { by: 'version' }],
  ['player-game-sums', {}],
  ['fund-sums', { by: 'way' }],
  ['fund-sums', { by: 'day' }],
  ['player-fund-sums', {}],
]

describe.each(GROUPS)('%s %j', (name, by) => {
  it('has as many rows as are counted, each once, in every order', async () => {
    const of = source(name)
    const whole = await readAll(of, { ...YEAR, ...by }, 1_000)
    expect(whole.length).toBeGreaterThan(0)
    expect(await of.count({ ...YEAR, ...by }, SOMEBODY)).toBe(whole.length)
    expect(await of.totals({ ...YEAR, ...by }, SOMEBODY)).toEqual({ count: whole.length, isMore: false, sums: [] })
    const set = new Set(whole.map((row) => JSON.stringify(row)))
    for (const sort of sortKeys(of.of.list)) {
      const read = await readAll(of, { ...YEAR, ...by, sort, descending: true }, 2)
      expect([read.length, new Set(read.map((row) => JSON.stringify(row)))]).toEqual([whole.length, set])
    }
  })
})

it.each(Object.keys(sumsListed({} as ReportNeeds)) as Name[])('%s has every column that it names', async (name) => {
  const of = source(name)
  const rows = await readAll(of, name === 'first-deposit-funnel' ? QUARTER : YEAR, 5_000)
  // A report on one page is not read twice to be counted.
  const counted = await of.count(name === 'first-deposit-funnel' ? QUARTER : YEAR, SOMEBODY)
  expect([rows.length, null]).toContain(counted)
  // A column that no row has would be empty in every file.
  const missing = of.of.list.columns.filter(
    (column) => !column.key.startsWith('active') && rows.length > 0 && rows.every((row) => !isThere(row, column)),
  )
  expect(missing.map(({ key }) => key)).toEqual([])
})

const isThere = (row: object, column: Parameters<typeof cellOf>[1]) =>
  cellOf(row, column) !== undefined || (column.at ?? '').split('.').length > 1

it('money of a report is its minor units in the currency of the row', async () => {
  const { rows } = await getGameSums(needs(), { ...YEAR, by: 'game' })
  const [row] = await readAll(source('game-sums'), { ...YEAR, by: 'game' }, 1)
  const column = source('game-sums').of.list.columns.find(({ key }) => key === 'stake')
  expect(row && column && cellOf(row, column)).toEqual({
    amountMinor: rows[0]?.stakeMinor,
    currency: rows[0]?.currency,
  })
})

it('equals the replies of the calls', async () => {
  const asked = { ...YEAR, limit: 200 }
  expect(await readAll(source('player-game-sums'), YEAR, 3)).toEqual((await getGameSumsByPlayer(needs(), asked)).rows)
  expect(await readAll(source('fund-sums'), YEAR, 3)).toEqual((await getFundSums(needs(), asked)).rows)
  expect(await readAll(source('overview-days'), YEAR, 3)).toEqual((await getOverview(needs(), YEAR, 'day')).rows)
  expect(await readAll(source('overview-months'), YEAR, 3)).toEqual((await getOverview(needs(), YEAR, 'month')).rows)
})
