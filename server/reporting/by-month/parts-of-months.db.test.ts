import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock, sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { checkFigures } from '../check-figures.ts'
import { countBooks } from '../count-books.ts'
import { getGameSumsByPlayer } from '../game-sums.ts'
import { figurePeopleListed } from '../logs/figure-entries.ts'
import type { ReportNeeds } from '../needs.ts'
import { getOverview } from '../overview.ts'
import { getGamePerformance } from '../performance/game-performance.ts'
import { rebuildFigures } from '../rebuild-figures.ts'
import { book, cash, sit, STAKES } from '../test-life.ts'
import { makeMonths } from './make-months.ts'

// Every part of ten days in October, with a day of August and one of November, against the raw entries.
const ZONE = 'Europe/Bratislava'
const DAYS = [
  '2026-08-31',
  ...Array.from({ length: 10 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`),
  '2026-11-01',
]
const PLAYERS = [1, 2, 3, 4, 5]
const GAMES = [
  ['GameA', 'hash-1'],
  ['GameA', 'hash-2'],
  ['GameB', 'hash-9'],
] as const
let db: TestDatabase
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

/** The same sequence in each run. */
const drawn = ((state: number) => (most: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * most)
})(2026)

beforeAll(async () => {
  db = await testDatabase()
  const seeds = new Map<string, number>()
  for (const player of PLAYERS)
    for (const [game, version] of GAMES) seeds.set(`${player} ${version}`, await sit(db, player, game, version))
  for (const player of PLAYERS)
    await db.query(sql`
      insert into players.player (id, target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                  currency, registered_at)
      overriding system value
      values (${player}, ${player > 3 ? 'brand_b' : 'brand_a'}, ${`p${player}@players.test`}, 'A', 'B', 'a b', 'b a', '1990-01-01',
              'cs', 'CZK', '2026-01-01T00:00:00Z')`)
  for (const player of PLAYERS)
    await book(db, {
      path: cash(player),
      contra: 'gateway:test:clearing',
      kind: 'deposit',
      credit: 10_000,
      at: '2026-09-01T10:00:00Z',
    })
  // Days come in no order, and are counted in five passes: earlier, between and after those that are counted.
  for (let number = 0; number < 60; number += 1) {
    const player = PLAYERS[drawn(PLAYERS.length)] ?? 1
    const [, version] = GAMES[drawn(GAMES.length)] ?? GAMES[0]
    const at = `${DAYS[drawn(DAYS.length)]}T12:00:00Z`
    const isWin = drawn(6) === 0
    await book(db, {
      path: cash(player),
      contra: STAKES,
      kind: 'round',
      debit: isWin ? 0 : 10 + drawn(90),
      credit: isWin ? 5 : drawn(50),
      seriesId: seeds.get(`${player} ${version}`) ?? 0,
      ordinal: number,
      at,
    })
    if (number % 12 === 11) await countBooks(needs())
  }
})
afterAll(() => db?.close())

/** Of some days, from raw entries: who played what. */
const playedOfBooks = (from: string, to: string) =>
  db.query<{
    player: number
    day: string
    game: string
    version: string
    rounds: number
    stake: number
    win: number
  }>(sql`
    select split_part(a.path, ':', 2)::int as player, (e.created_at at time zone ${ZONE})::date as day, s.game_key as game,
           d.definition_hash as version,
           count(*) filter (where e.debit > 0) as rounds, sum(e.debit)::bigint as stake, sum(e.credit)::bigint as win
      from ledger.entry e join ledger.account a on a.id = e.account_id join game_rounds.seed d on d.no = e.series_id
           join game_rounds.session s on s.id = d.session_id
     where (e.created_at at time zone ${ZONE})::date between ${from}::date and ${to}::date group by 1, 2, 3, 4`)

const people = (played: readonly { readonly player: number }[]) => new Set(played.map(({ player }) => player)).size

async function expectEqualToBooks(from: string, to: string): Promise<void> {
  const period = { from, to }
  const played = await playedOfBooks(from, to)
  const begun = played.filter(({ rounds }) => rounds > 0)
  const of = `${from} to ${to}`
  const { rows } = await getGameSumsByPlayer(needs(), period)
  const total = (player: number, name: 'rounds' | 'stake' | 'win') =>
    played.reduce((sum, one) => sum + (one.player === player ? one[name] : 0), 0)
  expect(
    rows.map((row) => [row.playerId, row.rounds, row.stakeMinor, row.winMinor]),
    of,
  ).toEqual(
    [...new Set(played.map(({ player }) => player))]
      .toSorted((one, other) => one - other)
      .map((player) => [player, total(player, 'rounds'), total(player, 'stake'), total(player, 'win')]),
  )
  if (from.slice(0, 7) === to.slice(0, 7)) {
    const overview = await getOverview(needs(), period, 'month')
    expect(
      overview.rows.reduce((sum, { actives }) => sum + actives, 0),
      of,
    ).toBe(people(begun))
  }
  const listed = await figurePeopleListed(needs()).page(
    { figure: 'actives', ...period },
    { userId: 1, permissions: [] },
  )
  const firstDay = (player: number) =>
    begun
      .filter((one) => one.player === player)
      .map(({ day }) => day)
      .toSorted()[0]
  expect(
    listed.rows.map(({ playerId, day }) => [playerId, day]),
    of,
  ).toEqual(
    [...new Set(begun.map(({ player }) => player))]
      .toSorted((one, other) => one - other)
      .map((player) => [player, firstDay(player)]),
  )
  for (const by of ['game', 'version', 'brand'] as const)
    for (const row of (await getGamePerformance(needs(), { ...period, by })).rows)
      expect(row.players, `${of} by ${by}: ${row.gameKey} ${row.version} ${row.brand}`).toBe(
        people(
          begun.filter(
            ({ player, game, version }) =>
              game === row.gameKey &&
              (row.version === null || version === row.version) &&
              (row.brand === null || row.brand === (player > 3 ? 'brand_b' : 'brand_a')),
          ),
        ),
      )
}

/** @param every checks each part, or only each fourth of them, … */
async function expectAllEqualToBooks(every = 1): Promise<void> {
  const parts = DAYS.flatMap((from, index) => DAYS.slice(index).map((to) => [from, to] as const))
  for (const [index, [from, to]] of parts.entries()) if (index % every === 0) await expectEqualToBooks(from, to)
}

const stored = async () => ({
  games: await db.query(sql`
    select * from reporting.game_repeat where players <> 0 order by day, previous_day, target, currency, game_key`),
  versions: await db.query(sql`
    select * from reporting.version_repeat where players <> 0
     order by day, previous_day, target, currency, game_key, definition_hash`),
})

it(
  'every part of a month is as the entries have it, from what is stored and from cells',
  { timeout: 120_000 },
  async () => {
    await expectAllEqualToBooks(2)
    // What a process of the previous release leaves: movements of which the repeats know nothing.
    await db.query(sql`update reporting.counted_month set repeated = 0, with_days = 0`)
    await db.query(sql`update reporting.person_month set days = 0`)
    await db.query(sql`update reporting.game_repeat set players = players + 1`)
    await db.query(sql`update reporting.version_repeat set players = players + 1`)
    await expectAllEqualToBooks(4)
    expect(await makeMonths(needs())).toEqual(['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'])
    await expectAllEqualToBooks(4)
  },
)

it('is recomputed to the same rows, and a changed row is found', async () => {
  const before = await stored()
  expect(before.games.length).toBeGreaterThan(10)
  await rebuildFigures(needs())
  expect(await stored()).toEqual(before)
  expect((await checkFigures(needs())).differences).toEqual([])
  await db.query(sql`update reporting.game_repeat set players = players + 1 where day = '2026-10-03'`)
  await db.query(sql`delete from reporting.version_repeat where day = '2026-11-01'`)
  const { differences } = await checkFigures(needs(), 62)
  expect([...new Set(differences.map(({ rule, detail }) => `${rule} ${detail.split(' ')[0]}`))]).toEqual([
    'month game-repeat',
    'month version-repeat',
  ])
  // A month with a difference is rebuilt.
  expect(await makeMonths(needs())).toEqual(['2026-10-01', '2026-11-01'])
  expect(await stored()).toEqual(before)
})
