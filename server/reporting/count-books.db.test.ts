import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock, sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { checkFigures } from './check-figures.ts'
import { countBooks } from './count-books.ts'
import type { ReportNeeds } from './needs.ts'
import { getGameSums, getGameSumsByPlayer } from './game-sums.ts'
import { rebuildFigures } from './rebuild-figures.ts'
import { liveSmall } from './small-life.ts'
import { book, cash, sit, STAKES, type Booked } from './test-life.ts'

const ZONE = 'Europe/Bratislava'
const clock = movableClock(new Date('2026-11-20T12:00:00Z'))
const needs = (): ReportNeeds => ({
  currency: 'CZK',
  db,
  clock,
  timeZone: ZONE,
  requiredPapers: ['primary'],
  gamesOf: (keys: readonly string[]) => (keys.includes('one') ? ['GameA'] : []),
  nameDesks: async () => new Map(),
  provedOf: async () => undefined,
})
const YEAR = { from: '2026-01-01', to: '2026-12-31' }
let db: TestDatabase

const play = (player: number, at: string, more: Partial<Booked>) =>
  book(db, { path: cash(player), contra: STAKES, kind: 'round', at, ...more })

/** Every row of the model, in order. */
const model = async () => ({
  cells: await db.query(
    sql`select * from reporting.account_day order by day, account_id, contra_id, kind, game_key, definition_hash`,
  ),
  sums: await db.query(
    sql`select * from reporting.day_sum order by day, target, currency, account_group, contra_path, kind, game_key, definition_hash`,
  ),
  cursors: await db.query(sql`select account_id, seq from reporting.cursor order by account_id`),
})

beforeAll(async () => {
  db = await testDatabase()
  await liveSmall(db)
})
afterAll(() => db?.close())

/** Stakes and wins of games by day, by statements that are independent of the model. */
async function oracle() {
  return db.query<Record<string, unknown>>(sql`
    with played as (
      select to_char(e.created_at at time zone 'Europe/Bratislava', 'YYYY-MM-DD') as day, e.debit, e.credit, e.series_id,
             coalesce(own.game_key, step.game_key, shared.game_key) as game_key
        from ledger.entry e
        left join (select s.no, g.game_key from game_rounds.seed s join game_rounds.session g on g.id = s.session_id) own
               on own.no = e.series_id
        left join (select d.reference, g.game_key from game_rounds.decision d join game_rounds.seed s on s.no = d.seed_no
                          join game_rounds.session g on g.id = s.session_id) step on step.reference = e.reference
        left join crash.game shared on shared.series_id = e.series_id
       where e.kind = 1
    )
    select game_key, day, count(*) filter (where debit > 0 and series_id <> 0) as rounds, sum(debit)::bigint as stake_minor,
           sum(credit)::bigint as win_minor, sum(debit - credit)::bigint as ggr_minor
      from played group by 1, 2 order by 1, 2`)
}

it('equals the books to the unit, by game and day, over both changes of the clock', async () => {
  expect((await checkBooks(db, clock)).differences).toEqual([])
  const [entries] = await db.query<{ count: number }>(sql`select count(*) as count from ledger.entry`)
  expect(await countBooks(needs())).toBe(entries?.count)
  const found: unknown[] = []
  for (const gameKey of ['CrashC', 'GameA', 'GameB']) {
    const { rows } = await getGameSums(needs(), { ...YEAR, by: 'day', games: [gameKey] })
    for (const { day, rounds, stakeMinor, winMinor, ggrMinor } of rows)
      found.push({ gameKey, day, rounds, stakeMinor, winMinor, ggrMinor })
  }
  expect(found).toEqual(await oracle())
  expect((await checkFigures(needs())).differences).toEqual([])
})

it('counts money paid by the operator for the game of the round with which it was booked', async () => {
  const { rows, totals } = await getGameSums(needs(), { ...YEAR, by: 'game' })
  const of = (gameKey: string) => rows.find((row) => row.gameKey === gameKey)
  expect(of('GameA')).toMatchObject({ freeMinor: 35, bonusStakeMinor: 60, bonusWinMinor: 120 })
  expect(of('CrashC')).toMatchObject({ freeMinor: 0, bonusStakeMinor: 30, bonusWinMinor: 60, rounds: 5 })
  expect(of('GameB')).toMatchObject({ rounds: 1, stakeMinor: 1_500, winMinor: 2_700, ggrMinor: -1_200 })
  const sum = (name: 'stakeMinor' | 'ggrMinor') => rows.reduce((total, row) => total + row[name], 0)
  expect(totals).toMatchObject([{ currency: 'CZK', stakeMinor: sum('stakeMinor'), ggrMinor: sum('ggrMinor') }])
})

it('tells versions apart, of shared games by the round', async () => {
  const { rows } = await getGameSums(needs(), { ...YEAR, by: 'version', games: ['GameA', 'CrashC'] })
  expect(rows.map(({ version, rounds }) => [version, rounds])).toEqual([
    ['crash-1', 2],
    ['crash-2', 3],
    ['hash-1', 5],
    ['hash-2', 5],
  ])
})

it('counts what came since once, however often and by how many it is counted', async () => {
  const before = await model()
  expect(await countBooks(needs())).toBe(0)
  expect(await model()).toEqual(before)
  const seed = await sit(db, 1, 'GameA', 'hash-3')
  await play(1, '2026-07-01T10:00:00Z', { debit: 5, seriesId: seed, ordinal: 0 })
  // Booked by a clock that is months behind: no sequence number is left out.
  await play(1, '2026-02-01T10:00:00Z', { debit: 6, seriesId: seed, ordinal: 1 })
  const passes = await Promise.all([countBooks(needs()), countBooks(needs())])
  expect(passes.toSorted((a, b) => a - b)).toEqual([0, 2])
  expect((await checkFigures(needs())).differences).toEqual([])
})

it('is recomputed from nothing to the same rows', async () => {
  const before = await model()
  await rebuildFigures(needs())
  expect(await model()).toEqual(before)
})

it('finds a figure that is not the books', async () => {
  await db.query(sql`update reporting.account_day set credit = credit + 1 where kind = 1 and day = '2026-06-02'`)
  const { differences } = await checkFigures(needs())
  expect(differences.map(({ rule }) => rule)).toEqual(['cell', 'sum', 'month'])
  expect((await checkFigures(needs(), 62)).differences).toEqual([])
  await rebuildFigures(needs())
  expect((await checkFigures(needs())).differences).toEqual([])
})

it('filters by brand, provider and player, sorts, and continues where a page ended', async () => {
  const { rows: players } = await getGameSumsByPlayer(needs(), {
    ...YEAR,
    brands: ['brand_a'],
    sort: 'stake',
    descending: true,
  })
  expect(players.map(({ playerId }) => playerId)).toEqual([1, 2])
  expect((await getGameSums(needs(), { ...YEAR, providers: ['one'] })).rows.map(({ gameKey }) => gameKey)).toEqual([
    'GameA',
  ])
  expect((await getGameSums(needs(), { ...YEAR, providers: ['other'] })).rows).toEqual([])
  for (const descending of [false, true])
    for (const sort of ['key', 'rounds', 'stake', 'win', 'ggr'] as const) {
      const whole = await getGameSums(needs(), { ...YEAR, by: 'day', sort, descending })
      const pages: unknown[] = []
      let cursor: string | undefined
      do {
        const page = await getGameSums(needs(), {
          ...YEAR,
          by: 'day',
          sort,
          descending,
          limit: 2,
          ...(cursor ? { cursor } : {}),
        })
        pages.push(...page.rows)
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(pages).toEqual(whole.rows)
      const back = await getGameSums(needs(), { ...YEAR, by: 'day', sort, descending: !descending })
      if (sort === 'key') expect(back.rows).toEqual(whole.rows.toReversed())
    }
})
