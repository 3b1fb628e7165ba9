import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock, sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { checkFigures } from '../check-figures.ts'
import { countBooks } from '../count-books.ts'
import { getGameSumsByPlayer } from '../game-sums.ts'
import type { ReportNeeds } from '../needs.ts'
import { getOverview } from '../overview.ts'
import { getGamePerformance } from '../performance/game-performance.ts'
import { rebuildFigures } from '../rebuild-figures.ts'
import { liveSmall } from '../small-life.ts'
import { book, cash, sit, STAKES } from '../test-life.ts'
import { makeMonths } from './make-months.ts'

const ZONE = 'Europe/Bratislava'
const MONTHS = ['2026-03', '2026-05', '2026-06', '2026-10']
/** Each month whole, and without its second last day: the sums of a whole month must not be used for a part of it. */
const LAST = { '2026-03': '31', '2026-05': '31', '2026-06': '30', '2026-10': '31' } as const
let db: TestDatabase
let before: unknown
const needs = (): ReportNeeds => ({
  db,
  clock: movableClock(new Date('2026-11-20T12:00:00Z')),
  timeZone: ZONE,
  currency: 'CZK',
  requiredPapers: [],
  gamesOf: () => [],
  nameDesks: async () => new Map(),
  provedOf: async () => undefined,
})
const months = async () => ({
  people: await db.query(sql`select * from reporting.person_month order by month, player_id, currency`),
  games: await db.query(sql`select * from reporting.game_month order by month, target, currency, game_key`),
  versions: await db.query(
    sql`select * from reporting.version_month order by month, target, currency, game_key, definition_hash`,
  ),
})

beforeAll(async () => {
  db = await testDatabase()
  await liveSmall(db)
  await countBooks(needs())
  // The last day of a month here that is in the next month in London; movements that arrive later, in a counted month;
  // a second version.
  const [again, other] = [await sit(db, 2, 'GameA', 'hash-2'), await sit(db, 2, 'GameA', 'hash-7')]
  for (const [seriesId, at] of [
    [again, '2026-03-31T21:59:59Z'],
    [again, '2026-03-31T22:00:00Z'],
    [other, '2026-10-31T22:59:59Z'],
    [again, '2026-10-02T10:00:00Z'],
  ] as const) {
    await book(db, { path: cash(2), contra: STAKES, kind: 'round', debit: 70, credit: 20, seriesId, ordinal: 9, at })
    await countBooks(needs())
  }
})
afterAll(() => db?.close())

/** Rounds by player, and people by game and version, of some days, from raw entries. */
const playedOfBooks = (from: string, to: string) =>
  db.query<{ player: number; game: string; version: string; rounds: number; stake: number; win: number }>(sql`
    select split_part(a.path, ':', 2)::int as player, coalesce(o.game_key, s.game_key, 'GameB') as game,
           coalesce(d.definition_hash, r.definition_hash, 'hash-9') as version,
           count(*) filter (where e.debit > 0 and e.series_id <> 0) as rounds, sum(e.debit)::bigint as stake, sum(e.credit)::bigint as win
      from ledger.entry e join ledger.account a on a.id = e.account_id
           left join game_rounds.seed d on d.no = e.series_id left join game_rounds.session o on o.id = d.session_id
           left join crash.game s on s.series_id = e.series_id
           left join crash.round r on r.game_key = s.game_key and r.no = e.ordinal
     where e.kind = 1 and (e.created_at at time zone ${ZONE})::date between ${from}::date and ${to}::date group by 1, 2, 3`)

type Played = Awaited<ReturnType<typeof playedOfBooks>>
const peopleBy = (played: Played, key: (one: Played[number]) => string) =>
  new Map(
    [
      ...Map.groupBy(
        played.filter(({ rounds }) => rounds > 0),
        key,
      ),
    ].map(([of, some]) => [of, new Set(some.map(({ player }) => player)).size]),
  )

it.each(MONTHS)('tells the people and games of %s as the entries have them, whole or a part of it', async (month) => {
  for (const to of [`${month}-${LAST[month as keyof typeof LAST]}`, `${month}-29`, `${month}-02`]) {
    const period = { from: `${month}-01`, to }
    const books = await playedOfBooks(period.from, period.to)
    const { rows } = await getGameSumsByPlayer(needs(), period)
    const sum = (player: number, of: 'rounds' | 'stake' | 'win') =>
      books.reduce((total, one) => total + (one.player === player ? one[of] : 0), 0)
    expect(rows.filter(({ stakeMinor, winMinor }) => stakeMinor + winMinor > 0).map((row) => row.playerId)).toEqual(
      [...new Set(books.map(({ player }) => player))].toSorted(),
    )
    for (const row of rows)
      expect([row.rounds, row.stakeMinor, row.winMinor]).toEqual(
        (['rounds', 'stake', 'win'] as const).map((of) => sum(row.playerId, of)),
      )
    const overview = await getOverview(needs(), period, 'month')
    expect(overview.rows.reduce((all, { actives }) => all + actives, 0)).toBe(
      new Set(books.flatMap(({ rounds, player }) => (rounds > 0 ? [player] : []))).size,
    )
    for (const [by, key] of [
      ['game', (one: Played[number]) => one.game],
      ['month', (one: Played[number]) => one.game],
      ['version', (one: Played[number]) => `${one.game} ${one.version}`],
    ] as const) {
      const told = (await getGamePerformance(needs(), { ...period, by })).rows
      const people = new Map(told.map((row) => [[row.gameKey, row.version ?? []].flat().join(' '), row.players]))
      for (const [of, count] of people) expect(count, `${by} ${of}`).toBe(peopleBy(books, key).get(of) ?? 0)
    }
  }
})

it('counts who played on two days, in two months or with two versions once, and each day by itself', async () => {
  const days = await getGamePerformance(needs(), { from: '2026-10-01', to: '2026-10-31', by: 'day' })
  expect(days.rows.map(({ period, players }) => [period, players]).toSorted()).toEqual(
    ['02', '24', '25', '26', '31'].map((day) => [`2026-10-${day}`, 1]),
  )
  const year = { from: '2026-01-01', to: '2026-12-31' }
  const { rows } = await getGamePerformance(needs(), { ...year, by: 'game', games: ['GameA'] })
  expect(rows).toMatchObject([{ players: 2 }])
  expect((await getOverview(needs(), year, 'month')).rows.map(({ day, actives }) => [day, actives])).toContainEqual([
    '2026-10-01',
    1,
  ])
})

it('is recomputed to the same rows, and a changed row is found', async () => {
  before = await months()
  await rebuildFigures(needs())
  expect(await months()).toEqual(before)
  expect((await checkFigures(needs())).differences).toEqual([])
  await db.query(sql`update reporting.person_month set stake = stake + 1 where month = '2026-10-01'`)
  await db.query(sql`update reporting.game_month set players = players + 1 where month = '2026-10-01'`)
  await db.query(sql`delete from reporting.version_month where definition_hash = 'hash-7'`)
  const { differences } = await checkFigures(needs(), 62)
  expect(differences.map(({ rule, detail }) => `${rule} ${detail.split(' ')[0]}`)).toEqual([
    'month person',
    'month game',
    'month version',
  ])
  // A month with a difference is rebuilt; others are not touched.
  const marks = () => db.query(sql`select xmin::text, month from reporting.counted_month where month <> '2026-10-01'`)
  const left = await marks()
  expect(await makeMonths(needs())).toEqual(['2026-10-01'])
  expect(await months()).toEqual(before)
  expect([await marks(), await makeMonths(needs())]).toEqual([left, []])
})

it('recomputes what the previous release counted in the new tables', async () => {
  const tables = ['person_month', 'game_month', 'version_month', 'counted_month']
  for (const table of tables)
    await db.query({ text: `create table reporting.kept_${table} as table reporting.${table}`, values: [] })
  const seriesId = await sit(db, 3, 'GameB', 'hash-9')
  const at = '2026-10-03T10:00:00Z'
  await book(db, { path: cash(3), contra: STAKES, kind: 'round', debit: 70, credit: 20, seriesId, ordinal: 9, at })
  await countBooks(needs())
  const [after, days] = [await months(), sql`select * from reporting.game_day where day = '2026-10-03'`]
  const right = await db.query(days)
  // The state that old code leaves: cells and cursors without months, and days of games with the default.
  for (const table of tables) {
    await db.query({ text: `delete from reporting.${table}`, values: [] })
    await db.query({ text: `insert into reporting.${table} select * from reporting.kept_${table}`, values: [] })
  }
  await db.query(sql`update reporting.game_day set game_players = default where day in ('2026-10-03', '2026-03-31')`)
  expect(await makeMonths(needs())).toEqual(['2026-10-01'])
  await countBooks(needs())
  expect([await months(), await db.query(days)]).toEqual([after, right])
  expect((await checkFigures(needs())).differences).toEqual([])
})

it('the release before can write its rows', async () => {
  const columns = await db.query<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
     where (table_name, column_name) in (('game_day', 'game_players'), ('bonus_day', 'free_rounds'), ('bonus_day', 'free'), ('spent', 'booked_at'))
       and is_nullable = 'NO' and column_default is null`)
  expect(columns).toEqual([])
})
